// Plain JavaScript of any age, so that an old Node can still say what is wrong with it.
// 22.18 is the first that runs the TypeScript of these scripts without a flag.
var minimum = [22, 18];
var parts = process.versions.node.split(".").map(Number);

if (parts[0] < minimum[0] || (parts[0] === minimum[0] && parts[1] < minimum[1])) {
  console.error(
    "This project needs Node " +
      minimum.join(".") +
      " or newer, and this is Node " +
      process.versions.node +
      ".\n" +
      'On Linux and 64-bit Windows the right one comes with "npm ci". Elsewhere install Node 24 from https://nodejs.org.',
  );
  process.exit(1);
}
