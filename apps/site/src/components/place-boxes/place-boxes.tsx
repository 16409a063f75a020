import { ComingChanges, type ComingChangesData } from "../coming-changes/coming-changes";
import { ContactBox } from "../contact-box/contact-box";
import { OpeningLine, type OpeningLineProps } from "../opening-line/opening-line";
import { PhoneLink } from "../phone-link/phone-link";
import { WideGrid } from "../wide-grid/wide-grid";

export interface PlaceBox {
  /** The fragment of links to the place. */
  id: string;
  name: string;
  /** The lines of the address. */
  lines: string[];
  hours: OpeningLineProps["parts"];
  phones: { label: string; number: string }[];
  directions: { href: string; label: string };
}

interface PlaceBoxesProps {
  labelledBy: string;
  places: PlaceBox[];
  /** The days on which an address, or all of them, are closed. */
  changes: ComingChangesData;
}

/** The addresses of a hospital that has more than one, each with hours, phone number and directions, and their coming changes. */
export function PlaceBoxes({ labelledBy, places, changes }: PlaceBoxesProps) {
  return (
    <>
      <WideGrid labelledBy={labelledBy}>
        {places.map(({ id, name, lines, hours, phones, directions }) => (
          <ContactBox key={id} id={id} title={name} text={<OpeningLine parts={hours} />} level={3}>
            <address>
              {lines.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </address>
            {phones.map((phone) => (
              <PhoneLink key={phone.number} {...phone} />
            ))}
            <a href={directions.href}>
              {directions.label}
              <span className="visually-hidden">{` ${name}`}</span>
            </a>
          </ContactBox>
        ))}
      </WideGrid>
      <ComingChanges {...changes} id="place-changes" level={3} />
    </>
  );
}
