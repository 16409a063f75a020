/** Hides past changes, on a page without hours whose script does. */
import { readClock } from "../../time/page-clock.ts";

readClock();
