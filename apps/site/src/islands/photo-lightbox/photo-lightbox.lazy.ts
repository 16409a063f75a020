import { hydrate } from "../lazy-island/hydrate";
import { PhotoLightbox } from "./photo-lightbox";

hydrate("photo-lightbox", PhotoLightbox);
