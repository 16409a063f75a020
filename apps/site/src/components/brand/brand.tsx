import type { Logo } from "@hospital/theme/brand";
import "./brand.css";

export interface BrandProps {
  logo: Logo;
  name: string;
  /** Shown in smaller letters below the name. */
  city: string;
  href: string;
  /** "line": on a phone, only the name. "block": on a dark background. */
  look?: "block" | "line";
}

/** The hospital's logo and name. */
export function Brand({ logo, name, city, href, look = "block" }: BrandProps) {
  const { width, height, drawing, viewBox, src, darkSrc } = logo;
  const isWide = width >= 2 * height;
  const alt = isWide ? `${name}, ${city}` : "";
  const size = { width, height };
  return (
    <a className="brand" href={href} data-look={look}>
      {src === undefined ? (
        <svg
          className="brand__logo"
          viewBox={viewBox}
          {...(isWide ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: packages/theme/svg.ts lets shapes through, and nothing else
          dangerouslySetInnerHTML={{ __html: drawing ?? "" }}
        />
      ) : (
        <picture>
          {darkSrc && look === "line" && <source media="(prefers-color-scheme: dark)" srcSet={darkSrc} {...size} />}
          <img
            className="brand__logo"
            src={look === "block" ? (darkSrc ?? src) : src}
            data-tone={darkSrc ? undefined : "plate"}
            alt={alt}
            loading={look === "block" ? "lazy" : undefined}
            {...size}
          />
        </picture>
      )}
      {!isWide && (
        <span className="brand__text">
          <span className="brand__name">{name}</span> <span className="brand__city">{city}</span>
        </span>
      )}
    </a>
  );
}
