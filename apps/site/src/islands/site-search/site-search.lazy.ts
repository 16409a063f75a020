import { hydrate } from "../lazy-island/hydrate";
import { SiteSearch } from "./site-search";

hydrate("site-search", SiteSearch);
