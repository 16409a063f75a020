import { hydrate } from "../lazy-island/hydrate";
import { InsurerFinder } from "./insurer-finder";

hydrate("insurer-finder", InsurerFinder);
