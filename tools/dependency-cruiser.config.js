// package.json of a workspace lists the packages that it may import. These rules are the direction between workspaces
// and the layers inside apps/site/src and apps/desk. Types count like values, except where a rule lists them. Biome
// checks the imports of .astro files: biome.json.

const severity = "error";
const source = "apps/site/src";

/** For each folder or file of the site's source: what it may import, and what it may import only as types. */
const drawn = "components islands i18n";
const layers = {
  components: { values: "geo i18n search time" },
  islands: { values: `${drawn} search time` },
  search: { values: "i18n" },
  "service-worker": { values: "i18n time" },
  i18n: { values: "time" },
  time: {},
  queries: { values: "i18n content.config", types: "components islands" },
  layouts: { values: `${drawn} queries styles` },
  pages: { values: `${drawn} layouts queries styles` },
  geo: {},
  postprocess: {},
};

/** Workspaces that components and islands may not import, because they must not depend on content or servers. */
const unknown = "content/(check|schema|collections|record)|hosting|launch-check|testing|desk|tools";

const oneOf = (names) => names.join("|").replaceAll(".", "[.]");
const listed = (names = "") => names.split(" ").filter(Boolean);

const layerRules = Object.entries(layers).flatMap(([layer, { values, types }]) => {
  const name = `${layer} depends on lower layers only`;
  const comment = `${source}/${layer} may import ${values ?? "none of the other folders there"}${types ? `, and as types ${types}` : ""}. Pages ask queries for data and pass it as props: docs/components.md, "Write a component".`;
  const from = { path: `^${source}/${oneOf([layer])}(/|[.]tsx?$)`, pathNot: "[.]test[.]tsx?$" };
  const not = (names) => `^${source}/(?!(${oneOf([layer, ...names])})(/|[.]tsx?$))`;
  const anyUse = { name, comment, severity, from, to: { path: not([...listed(values), ...listed(types)]) } };
  const valueUse = {
    name,
    comment,
    severity,
    from,
    to: { path: not(listed(values)), dependencyTypesNot: ["type-only"] },
  };
  return types ? [anyUse, valueUse] : [anyUse];
});

/** Tools depend on apps, and apps on packages. */
const directionRules = [
  {
    name: "packages don't import apps or tools",
    comment: "Move the code that both need into a package.",
    severity,
    from: { path: "^packages/" },
    to: { path: "^(apps|tools)/" },
  },
  {
    name: "apps don't import tools",
    comment: "Move the code that both need into a package.",
    severity,
    from: { path: "^apps/" },
    to: { path: "^tools/" },
  },
];

const drawnRule = {
  name: "components and islands import neither Astro nor Node",
  comment: "Read the data in a query, and pass it as a prop.",
  severity,
  from: { path: `^${source}/(components|islands)/`, pathNot: "[.]test[.]tsx?$" },
  to: {
    path: ["^astro(:|$)", "node_modules/(astro|@astrojs)/", "^(node:|fs|path|url|crypto|os)", `^packages/(${unknown})`],
  },
};

/** Many browsers lack the names of days in some languages: their scripts take them from the page, day-words.ts. */
const calendarRule = {
  name: "scripts in the browser don't name days by the browser's calendar",
  comment: "Use the words of packages/content/text/day-words.ts, which the page contains.",
  severity,
  from: {
    path: `^${source}/(islands|search|service-worker|time)/|^${source}/i18n/coming-changes|[.](client|early)[.]ts$`,
    pathNot: "[.]test[.]tsx?$",
  },
  to: { path: "^packages/content/text/calendar[.]ts$" },
};

const desk = "^apps/desk";
const deskRules = [
  {
    name: "the desk's server and store import neither its forms nor its application",
    comment: "Move the code that both need into apps/desk/fields, api.ts or a package.",
    severity,
    from: { path: `${desk}/(messages|publish|server|sheets|store)/` },
    to: { path: `${desk}/(app|forms)/|${desk}/fields/.*[.]tsx$` },
  },
  {
    name: "the values of field types run on the server: no React, no input, no application",
    comment: "Move what the browser needs into input.tsx.",
    severity,
    from: { path: `${desk}/fields/(.*/value|values|.*-(cell|value|type)|cell|cleaned)[.]ts$` },
    to: { path: ["[.]tsx$", "node_modules/(react|react-dom|wouter)/", `${desk}/(app|forms|store|server)/`] },
  },
  {
    name: "fields don't import the forms that show them",
    comment: "Pass it as a prop, or move it into apps/desk/fields.",
    severity,
    from: { path: `${desk}/fields/` },
    to: { path: `${desk}/forms/` },
  },
];

export default {
  forbidden: [
    {
      name: "no cycles",
      comment: "Move what both files need into a third one.",
      severity,
      from: {},
      to: { circular: true },
    },
    ...directionRules,
    drawnRule,
    calendarRule,
    ...deskRules,
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
