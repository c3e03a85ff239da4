import { createContext, type ReactNode, useContext, useState } from "react";

const WORDS = {
  en: {
    overview: "Overview",
    chat: "Chat",
    timeline: "Timeline",
    dark: "Dark",
    light: "Light",
    panel: "Panel beside",
    message: "Message",
  },
  es: {
    overview: "Resumen",
    chat: "Chat",
    timeline: "Recorrido",
    dark: "Oscuro",
    light: "Claro",
    panel: "Panel al costado",
    message: "Mensaje",
  },
};

type Language = keyof typeof WORDS;
const LanguageContext = createContext<{ language: Language; change(to: Language): void }>({
  language: "es",
  change: () => undefined,
});

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<Language>("es");
  return (
    <LanguageContext.Provider value={{ language, change: setLanguage }}>{children}</LanguageContext.Provider>
  );
}

export function useLanguage() {
  const { language, change } = useContext(LanguageContext);
  return { language, change, words: WORDS[language] };
}
