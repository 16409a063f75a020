import type { Crop, Upload } from "../../api.ts";
import { post } from "../../app/requests.ts";

/** Sends a picture, or the part of it that shall show; it waits there until a save names it. */
export function sendPicture(file: File, crop?: Crop): Promise<Upload> {
  const form = new FormData();
  form.set("file", file);
  if (crop) form.set("crop", JSON.stringify(crop));
  return post<Upload>("/api/uploads", form);
}
