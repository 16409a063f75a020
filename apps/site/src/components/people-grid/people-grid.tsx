import { CardGrid } from "../card-grid/card-grid";
import { type Person, PersonCard } from "../person-card/person-card";

export interface PeopleGridProps {
  /** Id of the heading that names the list. */
  labelledBy: string;
  people: Person[];
  /** Of each name's heading. */
  level: 2 | 3;
}

export function PeopleGrid({ labelledBy, people, level }: PeopleGridProps) {
  return (
    <CardGrid labelledBy={labelledBy} columns="people">
      {people.map((person, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once; placeholders share a name.
        <PersonCard key={index} person={person} level={level} />
      ))}
    </CardGrid>
  );
}
