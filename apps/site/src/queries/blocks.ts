/** The position of a room. */
interface Position {
  /** The letter of the block on signs: "B". Absent in a hospital with one block. */
  block?: string | undefined;
  /** 0 is the ground floor, -1 the basement, -2 the one below it. */
  floor: number;
}

interface Block<Room> {
  block: string | undefined;
  /** From the top floor to the lowest. Includes floors without rooms, which are drawn empty. */
  floors: { floor: number; rooms: Room[] }[];
}

/** The blocks by letter, each with its floors and their rooms in the order of `rooms`. */
export function blocksOf<Room extends Position>(rooms: Room[]): Block<Room>[] {
  const blocks = Map.groupBy(rooms, ({ block }) => block);
  return [...blocks]
    .sort(([a = ""], [b = ""]) => a.localeCompare(b))
    .map(([block, blockRooms]) => {
      const numbers = blockRooms.map(({ floor }) => floor);
      const [top, lowest] = [Math.max(0, ...numbers), Math.min(0, ...numbers)];
      const floors = Array.from({ length: top - lowest + 1 }, (_, below) => top - below);
      return {
        block,
        floors: floors.map((floor) => ({ floor, rooms: blockRooms.filter((room) => room.floor === floor) })),
      };
    });
}
