// Which room may use which, and in src/ which layer; types count as values do, but where a layer says otherwise.
// Of .astro files Biome looks at the imports: biome.json.

const severity = "error";

/** From each room, those below it. */
const rooms = {
  packages: "",
  site: "packages",
  hosting: "packages site",
  src: "packages site",
  brand: "packages site src",
  "content-check": "packages site src brand",
  "launch-check": "packages site src brand content-check",
  integrations: "packages site src brand content-check hosting",
  editor: "packages site src brand content-check launch-check hosting integrations",
  scripts: "packages site src brand content-check launch-check hosting integrations editor",
  tests: "packages site src brand content-check launch-check hosting integrations editor scripts",
};

/** From each folder or file of src, those that it may use, and those of which it may use types alone. */
const drawn = "components islands icons i18n";
const layers = {
  icons: {},
  place: {},
  components: { values: "icons i18n place search time vocabulary" },
  islands: { values: `${drawn} search time` },
  search: { values: "i18n" },
  "service-worker": { values: "i18n time" },
  i18n: { values: "time", types: "vocabulary" },
  time: { types: "vocabulary" },
  queries: { values: "i18n time vocabulary content content.config memoize", types: "components islands" },
  layouts: { values: `${drawn} queries styles` },
  pages: { values: `${drawn} layouts queries styles` },
  content: { values: "memoize i18n vocabulary" },
  "content.config": { values: "content vocabulary" },
  finish: {},
};

const oneOf = (names) => names.join("|").replaceAll(".", "[.]");
const listed = (names = "") => names.split(" ").filter(Boolean);

const roomRules = Object.entries(rooms).map(([room, below]) => {
  const others = Object.keys(rooms).filter((other) => other !== room && !listed(below).includes(other));
  return {
    name: `${room} looks down`,
    severity,
    from: { path: `^${room}/` },
    to: { path: `^(${oneOf(others)})/` },
  };
});

const layerRules = Object.entries(layers).flatMap(([layer, { values, types }]) => {
  const name = `src/${layer} looks down`;
  const from = { path: `^src/${oneOf([layer])}(/|[.]tsx?$)`, pathNot: "[.]test[.]tsx?$" };
  const not = (names) => `^src/(?!(${oneOf([layer, ...names])})(/|[.]tsx?$))`;
  const anyUse = { name, severity, from, to: { path: not([...listed(values), ...listed(types)]) } };
  const valueUse = { name, severity, from, to: { path: not(listed(values)), dependencyTypesNot: ["type-only"] } };
  return types ? [anyUse, valueUse] : [anyUse];
});

const drawnRule = {
  name: "components and islands know nothing of Astro or Node",
  severity,
  from: { path: "^src/(components|islands)/", pathNot: "[.]test[.]tsx?$" },
  to: { path: ["^astro(:|$)", "node_modules/(astro|@astrojs)/", "^(node:|fs|path|url|crypto|os)"] },
};

export default {
  forbidden: [
    { name: "no circle", severity, from: {}, to: { circular: true } },
    drawnRule,
    ...roomRules,
    ...layerRules,
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(dist|[.]astro|[.]cache)/" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".astro", ".css"] },
  },
};
