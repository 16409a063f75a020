import { z } from "astro/zod";
import { line } from "./texts.ts";

/** The file name of a department without language and extension, such as "cardiology"; the content check resolves it. */
export const department = () =>
  z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .meta({ fieldType: "reference", reference: "department" });

/** In a list that only selects or sorts: names without a file are skipped. */
export const departmentIfThere = () => department().meta({ reference: "department", mayBeGone: true });

/** The file name of a doctor; the content check resolves it. */
export const doctor = () =>
  z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .meta({ fieldType: "reference", reference: "doctor" });

/**
 * One of the places of hospital.yaml, by its name in the first language, or the hospital's own address, by its short name; the
 * content check resolves it. `help` explains the default.
 */
export const at = (help: "at" | "at.ofSession" | "at.ofOpening" = "at") => place().optional().meta({ help });

/** An address of the hospital, by the same names as `at`. */
export const place = () => line().meta({ fieldType: "reference", reference: "place" });

/** The name of a counter or ward of hours.yaml; the content check resolves it. */
export const counter = () => line().meta({ fieldType: "reference", reference: "counter" });
export const ward = () => line().meta({ fieldType: "reference", reference: "ward" });

/** The ID of a row of dangers.yaml; the content check resolves it. */
export const danger = () => line().meta({ reference: "danger" });

/** The ID of a row of helplines.yaml; the content check resolves it. */
export const helpline = () => line().meta({ fieldType: "reference", reference: "helpline" });
