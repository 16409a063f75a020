/** Where a room is. */
export interface Position {
  /** The letter on the signs: "B". */
  block: string;
  /** 0 is the ground floor, -1 the basement. */
  floor: number;
}

export interface HouseBlock<Room> {
  block: string;
  /** From the top to the lowest, none left out: a floor without a room is drawn empty. */
  floors: { floor: number; rooms: Room[] }[];
}

/** The blocks of a house by letter, each with its floors and their rooms in the order of `rooms`. */
export function blocksOf<Room extends Position>(rooms: Room[]): HouseBlock<Room>[] {
  const blocks = Map.groupBy(rooms, ({ block }) => block);
  return [...blocks]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([block, own]) => {
      const numbers = own.map(({ floor }) => floor);
      const [top, lowest] = [Math.max(0, ...numbers), Math.min(0, ...numbers)];
      const floors = Array.from({ length: top - lowest + 1 }, (_, below) => top - below);
      return { block, floors: floors.map((floor) => ({ floor, rooms: own.filter((room) => room.floor === floor) })) };
    });
}
