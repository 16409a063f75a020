import { lineIcon } from "@hospital/theme/icons/icon";

/* From lucide, like the site's icons: packages/theme/icons/licences.md */
export const Check = lineIcon("M20 6 9 17l-5-5");
export const Plus = lineIcon("M5 12h14", "M12 5v14");
export const ArrowUp = lineIcon("m5 12 7-7 7 7", "M12 19V5");
export const ArrowDown = lineIcon("M12 5v14", "m19 12-7 7-7-7");
export const Grip = lineIcon(
  ...[5, 12, 19].flatMap((y) =>
    [9, 15].map((x): [string, Record<string, string>] => ["circle", { cx: `${x}`, cy: `${y}`, r: "1" }]),
  ),
);
export const Trash = lineIcon(
  "M3 6h18",
  "M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6",
  "M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2",
);
export const Undo = lineIcon("M3 7v6h6", "M21 17a9 9 0 0 0-15-6.7L3 13");
export const UserX = lineIcon(
  "M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2",
  ["circle", { cx: "9", cy: "7", r: "4" }],
  "m17 8 5 5",
  "m22 8-5 5",
);
export const Swap = lineIcon("m17 2 4 4-4 4", "M3 11v-1a4 4 0 0 1 4-4h14", "m7 22-4-4 4-4", "M21 13v1a4 4 0 0 1-4 4H3");
export const Hourglass = lineIcon(
  "M5 22h14",
  "M5 2h14",
  "M17 22v-4.2a2 2 0 0 0-.6-1.4L12 12l-4.4 4.4a2 2 0 0 0-.6 1.4V22",
  "M7 2v4.2a2 2 0 0 0 .6 1.4L12 12l4.4-4.4a2 2 0 0 0 .6-1.4V2",
);
export const Globe = lineIcon(
  ["circle", { cx: "12", cy: "12", r: "10" }],
  "M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20",
  "M2 12h20",
);
export const Image = lineIcon(
  ["rect", { width: "18", height: "18", x: "3", y: "3", rx: "2" }],
  ["circle", { cx: "9", cy: "9", r: "2" }],
  "m21 15-3.1-3.1a2 2 0 0 0-2.8 0L6 21",
);
export const History = lineIcon("M3 12a9 9 0 1 0 9-9 9.8 9.8 0 0 0-6.7 2.7L3 8", "M3 3v5h5", "M12 7v5l4 2");
export const Table = lineIcon(
  ["rect", { width: "18", height: "18", x: "3", y: "3", rx: "2" }],
  "M3 9h18M3 15h18M12 3v18",
);
export const Pencil = lineIcon(
  "M21.2 6.8a1 1 0 0 0-4-4L3.8 16.2a2 2 0 0 0-.5.8l-1.3 4.4a.5.5 0 0 0 .6.6l4.4-1.3a2 2 0 0 0 .8-.5z",
  "m15 5 4 4",
);
export const Megaphone = lineIcon("m3 11 18-5v12L3 14v-3z", "M11.6 16.8a3 3 0 1 1-5.8-1.6");
export const Eye = lineIcon("M2.1 12.3a1 1 0 0 1 0-.7 10.8 10.8 0 0 1 19.8 0 1 1 0 0 1 0 .7 10.8 10.8 0 0 1-19.8 0", [
  "circle",
  { cx: "12", cy: "12", r: "3" },
]);
export const Copy = lineIcon(
  ["rect", { width: "14", height: "14", x: "8", y: "8", rx: "2" }],
  "M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2",
);
