import { CardGrid } from "../card-grid/card-grid";
import { type Person, PersonCard } from "../person-card/person-card";

export interface PeopleGridProps {
  /** ID of the heading that names the list. */
  labelledBy: string;
  people: Person[];
  /** Of each name's heading. */
  level: 2 | 3;
  /** "preview": a few, in columns that several groups share. */
  look?: "page" | "preview";
}

/** Portraits where somebody has a photo, otherwise words. */
export function PeopleGrid({ labelledBy, people, level, look = "page" }: PeopleGridProps) {
  const card = people.some(({ photo }) => photo) ? "portrait" : "words";
  const columns = card === "portrait" ? "portraits" : "people";
  return (
    <CardGrid labelledBy={labelledBy} columns={look === "preview" ? "sixths" : columns}>
      {people.map((person, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once; placeholders share a name.
        <PersonCard key={index} person={person} level={level} look={card} />
      ))}
    </CardGrid>
  );
}
