#!/usr/bin/env node
// `npx hospital <command>`. Old JavaScript up to the check of the version, so that an old Node can report it. npm's
// `devEngines` can't: npm checks the Node that runs npm itself, and stops `npm ci`, which installs the right one.

// 22.18 is the first that runs TypeScript without a flag.
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
import("./commands.ts").then(({ runCommand }) => runCommand(process.argv.slice(2)));
