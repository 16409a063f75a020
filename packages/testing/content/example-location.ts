import type { Sharp } from "sharp";

/** Adds an EXIF location, as a phone does. */
export function withPlace(picture: Sharp): Sharp {
  return picture.withExif({
    IFD0: { Make: "Phone" },
    IFD3: {
      GPSLatitudeRef: "N",
      GPSLatitude: "22/1 30/1 0/1",
      GPSLongitudeRef: "E",
      GPSLongitude: "79/1 0/1 0/1",
    },
  });
}

/** Adds an XMP location, as photo software does. */
export function withPlaceInXmp(picture: Sharp): Sharp {
  const names = 'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:exif="http://ns.adobe.com/exif/1.0/"';
  const gpsPosition = '<rdf:Description rdf:about="" exif:GPSLatitude="22,30.00N" exif:GPSLongitude="79,0.00E"/>';
  return picture.withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF ${names}>${gpsPosition}</rdf:RDF></x:xmpmeta>`);
}
