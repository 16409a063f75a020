import { writeFileSync } from "node:fs";
import { Socket } from "node:net";
import { scan } from "@mdn/mdn-http-observatory";

/**
 * Mozilla's Observatory requests the ports 80 and 443 of a host. This redirects both to other ports of this computer,
 * so that the site is graded under its own name: node grade.js www.hospital.example 8080 8443
 */

const [host, httpPort, httpsPort] = process.argv.slice(2);
const ports = { 80: httpPort, 443: httpsPort };

const { connect } = Socket.prototype;
Socket.prototype.connect = function (...args) {
  // Node's internal callers pass an array of normalized arguments.
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  Object.assign(options, { host: "127.0.0.1", port: ports[options.port] ?? options.port });
  return connect.apply(this, args);
};

// Otherwise its install script downloads the browsers' preload list, which doesn't contain any of our hosts.
const preloaded = new URL("conf/hsts-preload.json", import.meta.resolve("@mdn/mdn-http-observatory/package.json"));
writeFileSync(preloaded, "{}");

console.log(JSON.stringify(await scan(host)));
