import type { ConversationMessages } from "./conversation-words";
import type { MessageFormat } from "./message-format";

/** What is said of threads, turns and jobs, in Spanish. */
export const conversationEs = ({ number, plural }: MessageFormat): ConversationMessages => ({
  threadKind: {
    home: "Home",
    agent: "Chat de un agente",
    loose: "Chat",
    group: "Grupo",
    a2a: "Entre agentes",
    code: "Código",
    channel: "Canal",
    task: "Tarea",
    routine: "Rutina",
  },
  unknownThreadKind: (raw) => (raw ? `Hilo (${raw})` : "Hilo"),
  writePolicy: {
    ask: "pregunta antes de cambiar archivos",
    auto: "cambia archivos libremente",
    "read-only": "sólo lee archivos",
  },
  threadState: {
    idle: "Inactivo",
    submitted: "En cola",
    working: "Trabajando",
    "input-required": "Te está esperando",
    completed: "Completado",
    failed: "Falló",
    canceled: "Cancelado",
  },
  resumed: "Lo cortó un reinicio y después se retomó",
  effectUnknown: (tools) => `Efecto desconocido, revisá antes de repetir: ${tools.join(", ")}`,
  jobs: "Jobs de fondo",
  unnamedJob: "Job sin nombre",
  runningJobs: (count) =>
    plural(count, { one: "{n} job en curso", many: "{n} de jobs en curso", other: "{n} jobs en curso" }),
  failedJobs: (count) =>
    plural(count, { one: "{n} job falló", many: "{n} de jobs fallaron", other: "{n} jobs fallaron" }),
  unknownJobs: (count) =>
    plural(count, {
      one: "{n} job desconocido",
      many: "{n} de jobs desconocidos",
      other: "{n} jobs desconocidos",
    }),
  moreJobs: (count) => plural(count, { one: "{n} job más", many: "{n} de jobs más", other: "{n} jobs más" }),
  jobKind: { agent: "Agente", terminal: "Terminal" },
  jobState: { working: "Trabajando", completed: "Completado", failed: "Falló", canceled: "Cancelado" },
  exitCode: (code) => `código de salida ${number(code)}`,
});
