/** Which files there are under content/, and the shape of each. Plain Node can import it: the content check reads the same. */

import { about } from "./content/about.ts";
import { ambulance } from "./content/ambulance.ts";
import { ayushman } from "./content/ayushman.ts";
import { brand } from "./content/brand.ts";
import { claims } from "./content/claims.ts";
import { collection, prose } from "./content/collection.ts";
import { contact } from "./content/contact.ts";
import { dangers } from "./content/dangers.ts";
import { departments } from "./content/departments.ts";
import { disclosures } from "./content/disclosures.ts";
import { doctors } from "./content/doctors.ts";
import { everydayWords } from "./content/everyday-words.ts";
import { exceptions } from "./content/exceptions.ts";
import { fallbackPages } from "./content/fallback-pages.ts";
import { findCare } from "./content/find-care.ts";
import { floorPlan } from "./content/floor-plan.ts";
import { guide } from "./content/guide.ts";
import { helplines } from "./content/helplines.ts";
import { home } from "./content/home.ts";
import { hospital } from "./content/hospital.ts";
import { hours } from "./content/hours.ts";
import { insuranceTpa } from "./content/insurance-tpa.ts";
import { insurers } from "./content/insurers.ts";
import { laboratories } from "./content/laboratories.ts";
import { launch } from "./content/launch.ts";
import { listPages } from "./content/list-pages.ts";
import { navigation } from "./content/navigation.ts";
import { notices } from "./content/notices.ts";
import { numbersPage } from "./content/numbers-page.ts";
import { opd } from "./content/opd.ts";
import { people } from "./content/people.ts";
import { photos } from "./content/photos.ts";
import { search } from "./content/search.ts";
import { testimonials } from "./content/testimonials.ts";
import { tests } from "./content/tests.ts";
import { testsPage } from "./content/tests-page.ts";
import { textPages } from "./content/text-pages.ts";
import { videos } from "./content/videos.ts";
import { disclosureParts } from "./vocabulary.ts";

/** `files` are patterns under content/; a collection's shape is in src/content/ under its name. */
export const collections = {
  hospital: collection("hospital.yaml", hospital),
  brand: collection("brand/brand.yaml", brand),
  navigation: collection("navigation.yaml", navigation),
  claims: collection("claims.yaml", claims),
  everydayWords: collection("everyday-words.yaml", everydayWords),
  launch: collection("launch.yaml", launch),
  departments: collection("departments/*.yaml", departments),
  overviews: prose("departments/*.md"),
  doctors: collection("doctors/*.yaml", doctors),
  people: collection("people/*.yaml", people),
  hours: collection("hours.yaml", hours),
  exceptions: collection("exceptions.yaml", exceptions),
  floorPlan: collection("floor-plan.yaml", floorPlan),
  insurers: collection("insurers.yaml", insurers),
  tests: collection("tests.yaml", tests),
  helplines: collection("helplines.yaml", helplines),
  dangers: collection("dangers.yaml", dangers),
  testimonials: collection("testimonials.yaml", testimonials),
  notices: collection("notices.yaml", notices),
  photos: collection("gallery/photos.yaml", photos),
  videos: collection("gallery/videos.yaml", videos),
  home: collection("pages/home.yaml", home),
  about: collection("pages/about.yaml", about),
  ambulance: collection("pages/ambulance-service.yaml", ambulance),
  ayushman: collection("pages/ayushman.yaml", ayushman),
  insuranceTpa: collection("pages/insurance-tpa.yaml", insuranceTpa),
  /** One file per laboratory; the file name is its address. */
  laboratories: collection("laboratories/*.yaml", laboratories),
  listPages: collection(
    "pages/{dr-in-hospital,viewall-specialities,gallery,video-gallery,disclosures}.yaml",
    listPages,
  ),
  textPages: collection("pages/{problem,accessibility,privacy}.yaml", textPages),
  disclosures: collection("disclosures/*.yaml", disclosures, disclosureParts),
  guide: collection("pages/{visiting,admission,directions}.yaml", guide),
  findCare: collection("pages/find-care.yaml", findCare),
  opd: collection("pages/opd.yaml", opd),
  search: collection("pages/search.yaml", search),
  testsPage: collection("pages/tests.yaml", testsPage),
  numbersPage: collection("pages/numbers.yaml", numbersPage),
  contact: collection("pages/contact.yaml", contact),
  fallbackPages: collection("pages/{404,offline}.yaml", fallbackPages),
};
