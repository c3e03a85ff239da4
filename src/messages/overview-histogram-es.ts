import type { MessageFormat } from "./message-format";
import type { HistogramMessages } from "./overview-histogram-words";

/** What only the histogram of a range says, in Spanish. */
export const histogramEs = ({ plural }: MessageFormat): HistogramMessages => ({
  histogram: "Pasos en el tiempo",
  slotDays: (from, to) => `del ${from} al ${to}`,
  slotHours: (day, from, to) => `${day}, de ${from} a ${to}`,
  noSteps: "sin pasos",
  noStepsInRead: "sin pasos en lo que se leyó",
  notLoaded: "sin cargar",
  notInPicture: (count) =>
    plural(count, {
      one: "{n} paso no tiene fecha en este rango",
      many: "{n} de pasos no tienen fecha en este rango",
      other: "{n} pasos no tienen fecha en este rango",
    }),
});
