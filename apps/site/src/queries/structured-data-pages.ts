/** Structured data (schema.org) of pages. structured-data.ts has the data of the hospital and its people. */
import type { BreadcrumbList, ContactPage, ImageGallery, VideoGallery, WebPage } from "schema-dts";
import type { Breadcrumb } from "../components/breadcrumbs/breadcrumbs";
import type { Hospital } from "./hospital";
import { absolute, hospitalBasics, hospitalId, numbered, pageUrl } from "./structured-data";

export function breadcrumbData(hospital: Hospital, trail: Breadcrumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: numbered(trail.map(({ name, href }) => ({ name, item: absolute(hospital, href) }))),
  };
}

export function contactData(hospital: Hospital, path: string, name: string): ContactPage {
  return {
    "@type": "ContactPage",
    inLanguage: hospital.locale,
    name,
    url: pageUrl(hospital, path),
    mainEntity: hospitalBasics(hospital),
  };
}

export function webPageData(
  hospital: Hospital,
  type: "AboutPage" | "WebPage",
  path: string,
  page: { title: string; description: string },
): WebPage {
  return {
    "@type": type as "WebPage",
    inLanguage: hospital.locale,
    name: page.title,
    description: page.description,
    url: pageUrl(hospital, path),
    about: { "@id": hospitalId(hospital) },
  };
}

export function imageGalleryData(
  hospital: Hospital,
  path: string,
  name: string,
  photos: { caption: string; full: { src: string } }[],
): ImageGallery {
  return {
    "@type": "ImageGallery",
    inLanguage: hospital.locale,
    name,
    url: pageUrl(hospital, path),
    associatedMedia: photos.map(({ caption, full }) => ({
      "@type": "ImageObject",
      caption,
      contentUrl: absolute(hospital, full.src),
    })),
  };
}

export function videoGalleryData(
  hospital: Hospital,
  path: string,
  name: string,
  videos: {
    title: string;
    text?: string | undefined;
    url: string;
    poster: { src: string };
    uploaded?: string | undefined;
  }[],
): VideoGallery {
  return {
    "@type": "VideoGallery",
    inLanguage: hospital.locale,
    name,
    url: pageUrl(hospital, path),
    associatedMedia: videos.map(({ title, text, url, poster, uploaded }) => ({
      "@type": "VideoObject",
      name: title,
      ...(text && { description: text }),
      url,
      thumbnailUrl: absolute(hospital, poster.src),
      ...(uploaded && { uploadDate: uploaded }),
    })),
  };
}
