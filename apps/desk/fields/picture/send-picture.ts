import type { Crop, Upload } from "../../api.ts";
import { post } from "../../app/requests.ts";

/** Uploads a picture, or a part of it; the server stores it until a save refers to it. */
export function sendPicture(file: File, crop?: Crop): Promise<Upload> {
  const form = new FormData();
  form.set("file", file);
  if (crop) form.set("crop", JSON.stringify(crop));
  return post<Upload>("/api/uploads", form);
}
