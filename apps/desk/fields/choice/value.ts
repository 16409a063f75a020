import { optionLabel } from "@hospital/content/messages/labels";
import type { z } from "astro/zod";
import { optionCell } from "../option-cell.ts";
import { plainValue, type ValueType } from "../value-type.ts";

export const choice: ValueType = {
  ...plainValue,
  sheet: (shape) => {
    const options = (shape as z.ZodEnum).options.map((option) => {
      const value = String(option);
      return { value, label: optionLabel(value, "en"), alsoCalled: [optionLabel(value, "hi")] };
    });
    return { as: "cell", cell: optionCell(() => options) };
  },
};
