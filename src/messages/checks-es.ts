import type { ChecksMessages } from "./checks-words";
import type { MessageFormat } from "./message-format";

/** What only milestone checks say, in Spanish. */
export const checksEs = ({ plural }: MessageFormat): ChecksMessages => ({
  checks: "Control de hitos",
  checksReached: (count) => plural(count, { one: "{n} alcanzado", other: "{n} alcanzados" }),
  checksMissed: (count) => plural(count, { one: "{n} no alcanzado", other: "{n} no alcanzados" }),
  checksUnknown: (count) => plural(count, { other: "{n} sin determinar" }),
  checksAwaited: (count) =>
    plural(count, { one: "{n} todavía no alcanzado", other: "{n} todavía no alcanzados" }),
  checkOutcome: {
    reached: "Alcanzado",
    missed: "No alcanzado",
    unknown: "Sin determinar",
    awaited: "Todavía no alcanzado",
  },
  checksFurthest: "Hasta acá llegó",
  checkFailed: (message) => `Falló el control mismo: ${message}`,
  turnStands: {
    submitted: "Turno en cola",
    working: "Turno en curso",
    "input-required": "El turno espera una respuesta",
    completed: "Turno completado",
    failed: "El turno falló",
    canceled: "Turno frenado",
  },
  turnStandsUnknown: (raw) => `Turno en un estado desconocido (${raw})`,
  answerMet: {
    correct: "Respuesta correcta",
    incorrect: "Respuesta incorrecta",
    errored: "La respuesta terminó en un error",
    unchecked: "Respuesta sin verificar",
  },
  answerMetUnknown: (raw) => `La respuesta se juzgó “${raw}”`,
  eventsComplete: (count) =>
    plural(count, {
      one: "{n} evento, completo",
      many: "{n} de eventos, completos",
      other: "{n} eventos, completos",
    }),
  eventsPartial: (count) =>
    plural(count, {
      one: "{n} evento; los anteriores vencieron",
      many: "{n} de eventos; los anteriores vencieron",
      other: "{n} eventos; los anteriores vencieron",
    }),
  eventsExpired: "Sus eventos vencieron",
  eventsEmpty: "No hay eventos registrados",
  eventsUnavailable: (count) =>
    count === 0
      ? "No se pudieron leer sus eventos"
      : plural(count, {
          one: "Se leyó {n} evento; los demás no se pudieron leer",
          many: "Se leyeron {n} de eventos; los demás no se pudieron leer",
          other: "Se leyeron {n} eventos; los demás no se pudieron leer",
        }),
  eventsCut: {
    circle: "Una página de eventos llevó a otra que ya se había leído, así que no se sabe qué sigue.",
    "too-many": "Hay más páginas de eventos de las que se leen acá, así que no se sabe qué sigue.",
    refused: "Se rechazó una página posterior de eventos, así que no se sabe qué sigue.",
  },
  eventsFailed: "No se pudieron leer los eventos, así que lo que no muestran queda sin determinar.",
  checksOf: (what) => `Control de hitos: ${what}`,
  ofChecks: {
    loading: "Cargando el control de hitos…",
    failedLoad: "No se pudo cargar el control de hitos.",
    componentFailed: "No se pudo mostrar el control de hitos por una falla suya.",
    rowFailed: "No se pudo mostrar este hito por una falla del control de hitos.",
    errorNotFound: "No existe ese turno. Puede que lo hayan borrado; abrí otro.",
    errorPage:
      "Llegó una página web en lugar del turno: lo que responde acá no es la API del daemon, o quiere que inicies sesión. Revisá la dirección y el puerto, o recargá la página.",
    errorOtherData:
      "Lo que respondió no mandó ni un turno ni eventos: es otro programa, u otra versión del daemon. Revisá la dirección y el puerto, y actualizá el daemon.",
    errorRedirected:
      "El pedido se mandó a otro lado, como a una página para iniciar sesión, así que no llegó nada. Recargá la página para entrar, o revisá la dirección del daemon.",
    errorNoRoute: "Este daemon no sabe de ejecuciones: es otra versión. Actualizalo, reinicialo y reintentá.",
    errorInvalidId: "La dirección de este turno no es válida. Abrilo de nuevo desde la lista de ejecuciones.",
  },
});
