/**
 * Names of languages in scripts that not every phone has letters for, as one path each: hi is Noto Sans Devanagari 500
 * (SIL Open Font License 1.1), shaped by HarfBuzz, 50 units to the em, its baseline at 45.
 */
export const drawnNames: Partial<Record<string, { viewBox: string; path: string }>> = {
  हिन्दी: {
    viewBox: "0 -1 98 55",
    path: "M4 15q0-2-1-3q0-2 0-3q0-4 3-6q3-3 8-3q4 0 9 2q4 2 7 5q4 3 6 8h-5q-2-4-4-6q-3-2-6-3q-3-1-7-1q-3 0-5 1q-1 1-1 4q0 1 0 2q1 1 1 3h-5zM9 18v27h-4v-27h-5v-4h14v4h-5zM21 34q-2-1-3-3q-1-1-1-3q0-3 2-4q2-2 6-2h7v-4h-18v-4h27v4h-5v8h-10q-2 0-3 1q-1 0-1 2q0 1 0 1q1 1 2 2l-3 2zM31 42q1 0 2-1q1-1 1-3q0-1-1-2q-2-1-5-1q-3 0-4 1q-2 2-2 4q0 2 1 3q1 2 4 3q3 1 6 3l-2 4q-4-2-7-4q-4-2-5-4q-2-2-2-5q0-3 2-5q1-2 4-3q2-1 6-1q3 0 5 1q3 1 4 3q1 1 1 3q0 2-1 4q-1 2-4 3l-3-3zM49 36q-1 0-2 0q-1-1-2-2q-1-1-2-2q0-1 0-3q0-1 0-2q1 0 3 0h15v4h-9v2q0 2-1 3q-1 0-2 0zM41 18v-4h18v4h-18zM77 49q-1-3-2-5q-1-2-1-4l-1-1q0-1 0-2q0-1 0-1q0-2 1-3q1-1 2-1q2 0 4 1q1 2 1 3q0 2-1 3q-1 1-3 2h-1q-1 0-2 1q-1 0-3 0q-2 0-4-1q-2 0-4-2q-2-1-3-3q-1-2-1-4q0-5 3-7q3-2 9-2h4l-1 1v-6h-18v-4h28v4h-5v9h-7q-4 0-6 1q-2 1-2 4q0 3 2 4q2 2 5 2q1 0 2-1q1 0 2 0l3 3q1 1 1 3q1 2 3 4l-5 2zM74 15q-1-2-2-4q0-2 0-3q0-3 2-5q2-3 6-3q4 0 6 2q2 2 4 5q1 3 2 8h-4q-1-5-3-8q-2-2-4-2q-2 0-3 1q-1 1-1 3q0 1 0 3q1 1 1 3h-4zM93 18v27h-5v-27h-5v-4h15v4h-5z",
  },
};
