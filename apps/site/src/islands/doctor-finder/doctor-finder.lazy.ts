import { hydrate } from "../lazy-island/hydrate";
import { DoctorFinder } from "./doctor-finder";

hydrate("doctor-finder", DoctorFinder);
