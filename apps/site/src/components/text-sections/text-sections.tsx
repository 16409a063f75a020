import { CheckList } from "../check-list/check-list";
import { PartSign, type PartSignName } from "../part-sign/part-sign";
import { Section, type SectionProps } from "../section/section";

export interface TextSectionsProps {
  /** Prefix of the IDs of their headings. */
  id?: string;
  sections: (Pick<SectionProps, "title" | "text" | "actions"> & {
    sign?: PartSignName;
    points: string[];
    ordered: boolean;
  })[];
}

/** Sections with a heading and a list of lines. */
export function TextSections({ id: prefix = "part", sections }: TextSectionsProps) {
  return sections.map(({ title, sign, text, points, ordered, actions }, index) => {
    const id = `${prefix}-${index + 1}`;
    return (
      <Section key={title} id={id} title={title} sign={sign && <PartSign name={sign} />} text={text} actions={actions}>
        <CheckList labelledBy={id} lines={points} ordered={ordered} />
      </Section>
    );
  });
}
