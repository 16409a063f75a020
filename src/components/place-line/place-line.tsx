import { MapPin } from "../../icons/line-icons";
import "./place-line.css";

export interface PlaceLineProps {
  /** "Floor 2, Block B". */
  place: string;
  /** The way there; absent: no page says it. */
  href?: string;
}

/** Where in the hospital somebody has to go. */
export function PlaceLine({ place, href }: PlaceLineProps) {
  const Place = href ? "a" : "span";
  return (
    <Place className="place-line" href={href}>
      <MapPin className="place-line__pin" aria-hidden="true" />
      {place}
    </Place>
  );
}
