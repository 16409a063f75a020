import { CardGrid } from "../card-grid/card-grid";
import { type Person, PersonCard } from "../person-card/person-card";

interface PeopleGridProps {
  labelledBy: string;
  people: Person[];
  level: 2 | 3;
  /** "preview": a few people, in columns that several groups share. */
  look?: "page" | "preview";
}

/** People with portraits if at least one has a photo, otherwise as text. */
export function PeopleGrid({ labelledBy, people, level, look = "page" }: PeopleGridProps) {
  const card = people.some(({ photo }) => photo) ? "portrait" : "text";
  const columns = card === "portrait" ? "portraits" : "people";
  const roles = new Set(people.map(({ role }) => role));
  // A preview has room for one line. The same role for everybody would repeat the heading.
  const toShown = ({ degree, role, ...person }: Person): Person =>
    roles.size === 1 && degree ? { ...person, degree } : { ...person, role };
  const shownPeople = look === "preview" ? people.map(toShown) : people;
  return (
    <CardGrid labelledBy={labelledBy} columns={look === "preview" ? "sixths" : columns}>
      {shownPeople.map((person, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered only once, and placeholders have the same name
        <PersonCard key={index} person={person} level={level} look={card} />
      ))}
    </CardGrid>
  );
}
