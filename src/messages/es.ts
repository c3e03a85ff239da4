import type { CommonMessages } from "./common-words";
import type { MessageFormat } from "./message-format";

/** The words of every component in Spanish, as it is spoken at the Río de la Plata (voseo). */
export const es = ({ number, plural }: MessageFormat): CommonMessages => ({
  timeline: "Recorrido",
  stepCount: (count) => plural(count, { one: "{n} paso", many: "{n} de pasos", other: "{n} pasos" }),
  openCount: (count) => plural(count, { one: "{n} abierto", other: "{n} abiertos" }),
  failedCount: (count) => plural(count, { one: "{n} falló", other: "{n} fallaron" }),
  unknownCount: (count) => plural(count, { one: "{n} desconocido", other: "{n} desconocidos" }),
  unreadableMilestones: (count) =>
    plural(count, { one: "{n} no se pudo leer", other: "{n} no se pudieron leer" }),
  canceledCount: (count) => plural(count, { one: "{n} cancelado", other: "{n} cancelados" }),
  running: "Respondiendo",
  outcome: {
    failed: "Fallido",
    open: "Abierto",
    unknown: "Desconocido",
    running: "En curso",
    done: "Terminado",
    canceled: "Cancelado",
    superseded: "Reemplazado",
    dropped: "Descartado",
  },
  neverAnswered: "Nunca se respondió",
  stillOpen: "Sigue abierto",
  waiting: (age) => `hace ${age} que espera`,
  supersededRepeated: "Se mandó dos veces — la segunda está abajo",
  supersededRepeatedElsewhere: "Se mandó dos veces — vale la segunda",
  supersededReplaced: "Lo reemplazaste apenas lo mandaste",
  superseded: "Lo reemplazó un mensaje posterior",
  canceled: "Lo frenaste vos",
  queued: "En cola",
  waitingForYou: "Te está esperando",
  questionClosed: "Ya no se puede responder la pregunta",
  dropped: "Se cargó por error",
  unknownOutcome: (raw) => (raw ? `Resultado desconocido (${raw})` : "Resultado desconocido"),
  failed: "Falló",
  milestoneFailed: "Falló un hito",
  milestoneOpen: "Hay un hito que sigue abierto",
  answersNotVisible: "Acá no se ven las respuestas de una sala",
  number,
  unnamedStep: "Paso sin nombre",
  unnamedMilestone: "Hito sin nombre",
  noTime: "Sin hora registrada",
  toolCount: (count) => tools(count, plural),
  failedTools: (count) => plural(count, { one: "{n} falló", other: "{n} fallaron" }),
  toolNames: "Tools usadas",
  amount: ({ unit, value }) => {
    switch (unit) {
      case "second":
        return plural(value, { other: "{n}\u00A0s" });
      case "minute":
        return plural(value, { other: "{n}\u00A0min" });
      case "hour":
        return plural(value, { other: "{n}\u00A0h" });
      case "day":
        return plural(value, { one: "{n}\u00A0día", many: "{n}\u00A0de\u00A0días", other: "{n}\u00A0días" });
    }
  },
  model: "Modelo",
  showDetail: (title) => `Mostrar los detalles de “${title}”`,
  hideDetail: (title) => `Ocultar los detalles de “${title}”`,
  details: "Detalles",
  note: "Nota",
  milestones: "Hitos",
  moreSteps: (count) =>
    plural(count, { one: "{n} paso más", many: "{n} de pasos más", other: "{n} pasos más" }),
  moreMilestones: (count) =>
    plural(count, { one: "{n} hito más", many: "{n} de hitos más", other: "{n} hitos más" }),
  fewerMilestones: "Menos hitos",
  wholeTitle: "Título",
  started: "Empezó",
  ended: "Terminó",
  track: "Tema",
  detail: "Detalle",
  loading: "Cargando el recorrido…",
  emptyChat: "Todavía no hay nada registrado en este chat.",
  failedLoad: "No se pudo cargar el recorrido.",
  retry: "Reintentar",
  retrying: "Reintentando…",
  staleAsOf: (time, day) => `Datos ${day ? `del ${day}, ` : "de las "}${time}; no se pudo actualizar.`,
  updatesPaused: "Las actualizaciones en vivo están en pausa; se consulta cada tanto.",
  componentFailed: "No se pudo mostrar el recorrido por una falla suya.",
  rowFailed: "No se pudo mostrar esta fila por una falla del recorrido.",
  partFailed: "No se pudo cargar una parte. Si reintentar no alcanza, recargá la página.",
  announceCounts: (counts) => `Recorrido: ${counts}`,
  errorNetwork: "El daemon de APX no respondió. Fijate que esté corriendo y reintentá.",
  errorTimeout: "El daemon de APX tardó demasiado en responder. Reintentá en un momento.",
  errorUnauthorized: "El daemon de APX ya no acepta esta sesión. Recargá la página para volver a entrar.",
  errorNoToken: "Esta página no pudo entrar al daemon de APX. Fijate que esté corriendo y reintentá.",
  errorNoSuchProject: "No existe ese proyecto o ese chat. Abrilo de nuevo desde la lista de proyectos.",
  errorNotFound: "No existe ese chat. Puede que lo hayan borrado; abrí otro.",
  errorNoSuchMilestone: "Ese hito ya no existe. Recargá la página para ver lo que hay.",
  errorServer: (status) => `El daemon de APX tuvo un error (${status}). Reintentá; si sigue, reinicialo.`,
  errorPayload:
    "No se pudo leer la respuesta. Fijate que esta página hable con un daemon de APX actualizado.",
  errorPage:
    "En lugar del recorrido llegó una página web: lo que responde acá no es la API del daemon de APX, o te pide iniciar sesión. Revisá la dirección y el puerto, o recargá la página.",
  errorNothing:
    "La respuesta llegó vacía, y el daemon de APX nunca responde así. Fijate qué responde en su dirección y su puerto, y reintentá.",
  errorOtherData:
    "Lo que respondió no mandó ningún recorrido: es otro programa, u otra versión del daemon de APX. Revisá la dirección y el puerto, y actualizá el daemon.",
  errorElsewhere: (status) =>
    `Lo que respondió acá no es la API del daemon de APX (${status}). Revisá la dirección y el puerto, y que el daemon esté corriendo ahí.`,
  errorRedirected:
    "El pedido se desvió a otra parte, como a una página de inicio de sesión, y no llegó ningún recorrido. Recargá la página para iniciar sesión, o revisá la dirección del daemon.",
  errorNoRoute:
    "Este daemon de APX no conoce los recorridos: es de otra versión. Actualizalo, reinicialo y reintentá.",
  errorInvalidMilestoneId: "Este hito no tiene un id válido, así que desde acá no se puede leer ni cerrar.",
  errorInvalidId: "La dirección de este chat no es válida. Abrilo de nuevo desde la lista de chats.",
  errorOther: (status) => `El daemon de APX rechazó el pedido (${status}). Recargá la página y reintentá.`,
  errorUnexpected: "Algo salió mal y no lo esperábamos. Recargá la página y reintentá.",
  daemonSaid: (message) => `El daemon dijo: ${message}`,

  search: "Buscar en títulos y notas",
  stepsFound: (count) =>
    count === 0
      ? "No se encontró ningún paso"
      : plural(count, {
          one: "{n} paso encontrado",
          many: "{n} de pasos encontrados",
          other: "{n} pasos encontrados",
        }),

  close: "Cerrar",
  closeMilestone: (title) => `Cerrar “${title}”`,
  markDone: "Marcar terminado",
  markFailed: "Marcar fallido",
  drop: "Descartar",
  save: "Guardar",
  cancel: "Cancelar",
  closeFailed: (title) => `No se pudo cerrar “${title}”; sigue abierto.`,
});

type Plural = MessageFormat["plural"];

function tools(count: number, plural: Plural): string {
  return plural(count, { one: "{n} tool", many: "{n} de tools", other: "{n} tools" });
}
