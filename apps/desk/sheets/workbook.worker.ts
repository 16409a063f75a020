import { parentPort, workerData } from "node:worker_threads";
import readExcelFile from "read-excel-file/node";

const sheets = await readExcelFile(Buffer.from(workerData));
parentPort?.postMessage(sheets.map(({ sheet, data }) => ({ name: sheet, rows: data })));
