import { MarkedList, type MarkedListProps } from "../marked-list/marked-list";
import { PhoneLink, type PhoneLinkProps } from "../phone-link/phone-link";
import { Pictogram, type PictogramName } from "../pictogram/pictogram";
import { Section, type SectionProps } from "../section/section";

interface TextSectionsProps {
  /** Prefix of the IDs of their headings. */
  id?: string;
  sections: (Pick<SectionProps, "title" | "text" | "actions"> &
    Pick<MarkedListProps, "mark" | "ordered"> & {
      sign?: PictogramName;
      points: string[];
      /** Numbers to call about it. */
      phones?: PhoneLinkProps[];
    })[];
}

/** Sections with a heading and a list of lines. */
export function TextSections({ id: prefix = "part", sections }: TextSectionsProps) {
  return sections.map(({ title, sign, text, points, mark, ordered, phones = [], actions }, index) => {
    const id = `${prefix}-${index + 1}`;
    return (
      <Section key={title} id={id} title={title} sign={sign && <Pictogram name={sign} />} text={text} actions={actions}>
        <MarkedList labelledBy={id} lines={points} mark={mark} ordered={ordered} />
        {phones.map((phone) => (
          <p key={phone.number}>
            <PhoneLink {...phone} />
          </p>
        ))}
      </Section>
    );
  });
}
