import { MapPin } from "@hospital/theme/icons/line-icons";
import { OpeningLine, type OpeningLineProps } from "../opening-line/opening-line";
import "./place-line.css";

export interface PlaceLineProps {
  /** "Floor 2, Block B". */
  place: string;
  /** The opening hours of the address. */
  hours?: OpeningLineProps["parts"];
  /** The page with directions, if any. */
  href?: string;
}

/** A location in the hospital. */
export function PlaceLine({ place, hours, href }: PlaceLineProps) {
  const Place = href ? "a" : "span";
  return (
    <Place className="place-line" href={href}>
      <MapPin className="place-line__pin" aria-hidden="true" />
      {/* Without the span, each isolated number would become a separate flex item. */}
      <span>
        {place}
        {hours && (
          <>
            {" · "}
            <OpeningLine parts={hours} />
          </>
        )}
      </span>
    </Place>
  );
}
