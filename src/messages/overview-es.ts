import type { MessageFormat } from "./message-format";
import type { RangeName } from "./message-values";
import type { OverviewMessages } from "./overview-words";

const CHANNELS = new Map([
  ["web", "Web"],
  ["telegram", "Telegram"],
  ["whatsapp", "WhatsApp"],
  ["desktop", "Escritorio"],
  ["routine", "Rutina"],
  ["a2a", "Entre agentes"],
  ["group", "Sala"],
  ["engine", "Ejecución"],
  ["runtime", "Terminal"],
  ["cli", "CLI"],
  ["api", "API"],
]);

/** What only an overview says, in Spanish. */
export const overviewEs = ({ number, plural }: MessageFormat): OverviewMessages => ({
  overview: "Resumen",
  newestStepCount: (count) =>
    plural(count, {
      one: "el paso más reciente",
      many: "{n} de pasos más recientes",
      other: "{n} pasos más recientes",
    }),
  failedOfTools: (failed, total) =>
    `${number(failed)} de ${tools(total, plural)} ${plural(failed, { one: "falló", other: "fallaron" })}`,
  channelName: (channel) => CHANNELS.get(channel.toLowerCase()) ?? channel,
  loadingMore: "Cargando más…",
  filters: "Filtros",
  range: "Rango",
  rangeToday: "Hoy",
  rangeDays: (count) => days(count, plural),
  rangeCustom: "A medida",
  rangeFrom: "Desde",
  rangeTo: "Hasta",
  rangeApply: "Aplicar",
  rangeInvalid: "Elegí un primer y un último día; el primero no puede ser posterior al último.",
  unfinishedOnly: "Sólo lo no terminado",
  unfinishedOnlyCount: (count) => `Sólo lo no terminado, ${number(count)}`,
  allChannels: "Todos los canales",
  allAgents: "Todos los agentes",
  allStates: "Todos los estados",
  allTracks: "Todos los temas",
  channels: "Canales",
  agents: "Agentes",
  states: "Estados",
  tracks: "Temas",
  noChannel: "Sin canal",
  noAgent: "Sin agente",
  noTrack: "Sin tema",
  threads: "Hilos",
  allThreads: "Todos los hilos",
  noThread: "Sin hilo",
  chosenCount: (count) => plural(count, { one: "{n} elegido", other: "{n} elegidos" }),
  clearFilters: "Limpiar filtros",
  groupBy: "Agrupación",
  groupByDay: "Por día",
  groupByChat: "Por chat",
  groupByTrack: "Por tema",
  groupsNotLoaded:
    "No se pudo cargar esta agrupación; mientras tanto va por día. Si reintentar no alcanza, recargá la página.",
  today: "Hoy",
  yesterday: "Ayer",
  undated: "Sin fecha",
  emptyRange: (range) => `No hay nada registrado ${within(range, plural)}.`,
  nothingMatches: "Nada coincide con estos filtros.",
  nothingMatchesInRead: "Nada coincide con estos filtros en lo que se pudo leer.",
  nothingUnfinished: (range) => `No quedó nada sin terminar ${within(range, plural)}.`,
  widerRange: (count) => `Mirar ${days(count, plural)}`,
  cutOff: (count) =>
    `${plural(count, { one: "Se muestra", other: "Se muestran" })} ${newestSteps(count, plural)} de este rango.`,
  stepsOfNewest: (count, newest) =>
    `${number(count)} de ${newestSteps(newest, plural)}`.replace("de el ", "del "),
  nothingUnfinishedInNewest: (newest) => `No quedó nada sin terminar en ${newestSteps(newest, plural)}.`,
  showMore: "Mostrar más",
  rangeTooLong: `El daemon se detiene en ${number(5_000)} registros, así que falta la parte más vieja de este rango. Elegí uno más corto.`,
  allAfterRange: "Todo lo que se leyó hasta ahora es posterior a este rango.",
  rangeTooFarBack: "El daemon no lee más atrás. Elegí un rango posterior.",
  coverage:
    "Esta lista tiene lo que registraron las ejecuciones, las rutinas, las salas y los hitos declarados; no incluye los chats directos con los agentes ni los hilos del superagente.",
  lookingForChats: "Buscando más chats…",
  readingChats: (left) =>
    plural(left, {
      one: "Leyendo {n} chat más…",
      many: "Leyendo {n} de chats más…",
      other: "Leyendo {n} chats más…",
    }),
  chatsNotIncluded: (count) =>
    plural(count, {
      one: "{n} chat no incluido",
      many: "{n} de chats no incluidos",
      other: "{n} chats no incluidos",
    }),
  someChatsNotIncluded: "Hay chats que no están incluidos",
  someChatsNotUpdated: "Hay chats que no están al día",
  inRead: (counted) => `${counted} en lo que se leyó`,
  chatsBeyond: (left, read) =>
    `De los chats de este rango se leen los ${number(read)} con actividad más reciente; ${plural(left, { one: "{n} más no está incluido", other: "{n} más no están incluidos" })}. Elegí un rango más corto para verlos.`,
  chatsFailed: (chats) =>
    `${plural(chats.length, { one: "No se pudo leer", other: "No se pudieron leer" })} ${quoted(chats)}.`,
  chatsNotUpdated: (chats) =>
    `${plural(chats.length, { one: "No se pudo actualizar", other: "No se pudieron actualizar" })} ${quoted(chats)}.`,
  agentChatsFailed: (agents) => `No se pudieron listar los chats con ${agents.join(", ")}.`,
  threadsFailed: "No se pudieron listar los hilos del superagente.",
  chatListFailed: "No se pudieron listar los chats del proyecto.",
  emptyInRead: (range) => `No hay nada registrado ${within(range, plural)} en lo que se pudo leer.`,
  nothingUnfinishedInRead: (range) =>
    `No quedó nada sin terminar ${within(range, plural)} en lo que se pudo leer.`,
  takeAlong: "Llevárselo",
  wholeRange: "Mostrar todo el rango",
  histogramFailed: "No se pudo cargar el gráfico de este rango. Si reintentar no alcanza, recargá la página.",
  results: (counts) => `Resultados: ${counts}`,
  lastDays: (count) =>
    plural(count, { one: "Último día", many: "Últimos {n} de días", other: "Últimos {n} días" }),
  daysFromTo: (from, to) => `${from} al ${to}`,
  moreUnfinished: (count) => plural(count, { other: "{n} más sin terminar" }),
  atLeast: (counted) => `Al menos ${counted}`,
  wholeOverview: "Ver el resumen completo",
  newestOnly: (count) =>
    plural(count, {
      one: "Sólo el más reciente",
      many: "Sólo los {n} de más recientes",
      other: "Sólo los {n} más recientes",
    }),
  closed: (title) => `Se cerró “${title}”.`,
  oldestFirst: "Lo más viejo primero",
  triage: "Lo no terminado",
  unfinishedLeft: (count) => plural(count, { one: "Queda {n}", many: "Quedan {n}", other: "Quedan {n}" }),
  previousUnfinished: "Anterior sin terminar",
  nextUnfinished: "Siguiente sin terminar",
  selectSeveral: "Cerrar varios",
  partNotLoaded:
    "Esto no se pudo cargar. Revisá la conexión y probá de nuevo; si no alcanza, recargá la página.",
});

type Plural = MessageFormat["plural"];

function quoted(names: readonly string[]): string {
  return names.map((name) => `“${name}”`).join(", ");
}

function tools(count: number, plural: Plural): string {
  return plural(count, { one: "{n} tool", many: "{n} de tools", other: "{n} tools" });
}

function days(count: number, plural: Plural): string {
  return plural(count, { one: "{n} día", many: "{n} de días", other: "{n} días" });
}

function newestSteps(count: number, plural: Plural): string {
  return plural(count, {
    one: "el paso más reciente",
    many: "los {n} de pasos más recientes",
    other: "los {n} pasos más recientes",
  });
}

function within(range: RangeName, plural: Plural): string {
  switch (range.kind) {
    case "today":
      return "hoy";
    case "days":
      return plural(range.days, {
        one: "en este día",
        many: "en estos {n} de días",
        other: "en estos {n} días",
      });
    case "custom":
      return "en este rango";
  }
}
