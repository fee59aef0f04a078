import type { Language } from '@auscult/contract/language.ts'
import { fold } from '../../text/terms.ts'
import type { Word } from '../words.ts'
import { foreignStem } from './foreign-stem.ts'
import type { ForeignLanguage } from './languages.ts'
import { isFunctionWord } from './language.ts'

/** What asks in a question, by the English word that cues, kinds and question words are kept under. */
const questionWords: Record<ForeignLanguage, string> = {
  it: `in: in nel nello nella nell nei negli nelle fra tra | with: con | without: senza | not: non | for: per | after: dopo | during: durante | or: o oppure | versus: versus vs contro
    compared: rispetto confrontato paragonato | better: migliore meglio migliori | superior: superiore | inferior: inferiore | than: che | of: di d del dello della dei degli delle dell
    reduces: riduce riducono ridurre riduzione abbassa diminuisce diminuiscono | lowers: abbassare | improves: migliora migliorano migliorare | increases: aumenta aumentano aumentare aumento
    prevents: previene prevengono prevenire prevenzione | causes: causa causano provoca provocano | risk: rischio rischi | effect: effetto effetti | worsens: peggiora peggiorano
    associated: associato associata | safe: sicuro sicura sicuri sicure | effective: efficace efficaci efficacia | useful: utile utili | indicated: indicato indicata indicati
    recommended: raccomandato raccomandata raccomandano consigliato | guidelines: linee guida | diagnosis: diagnosi diagnosticare diagnostico | diagnosed: diagnosticato | criteria: criteri
    prognosis: prognosi | therapy: terapia terapie | treatment: trattamento trattamenti cura cure | treat: trattare curare | drug: farmaco farmaci
    patients: paziente pazienti | dose: dose dosi dosaggio | duration: durata durare dura | use: uso usare utilizzo impiego | which: quale quali qual | what: cosa che | how: come | when: quando
    should: deve devono bisogna si | help: aiuta aiutano serve servono funziona | first: prima primo | second: seconda | line: linea | can: puo possono | is: sono
    acute: acuto acuta acuti | chronic: cronico cronica cronici croniche | severe: grave gravi severo severa | mild: lieve lievi | moderate: moderato moderata | oral: orale orali
    recurrent: ricorrente recidivante | stable: stabile | years: anni | more: piu | optimal: ottimale | evidence: evidenze evidenza prove | role: ruolo
    about: su sulla sul sullo sulle sull sui | benefit: beneficio benefici | above: sopra oltre | below: sotto | should: va vanno | treated: trattato trattata trattati | the: dal dalla dall dagli dalle all alla allo alle agli l un una uno il lo la gli i le quell fare fanno fara mio mia miei mie | in: nell negl | now: adesso ora | healthy: sano sana sani sane | intensive: intensivo intensiva intensivi | preserved: conservata preservata | tell: dice dicono | how: quanto quanta quanti quante | start: iniziare inizio | stop: sospendere interrompere | used: usato usata usati
    long: lungo | time: termine | case: caso casi | made: fa fatta | combination: combinazione | optimal: ottima | necessary: necessario necessaria | people: persone persona | accurate: accurato accurata accurati preciso | new: nuovo nuova nuovi | take: assumere prendere trae trarre | results: esiti`,
  de: `in: in im bei beim unter | with: mit | without: ohne | not: nicht kein keine | for: fur zur zum | after: nach | during: wahrend | or: oder | versus: versus vs gegen
    compared: gegenuber verglichen vergleich | better: besser bessere beste besten bester | superior: uberlegen | inferior: unterlegen | than: als | of: von des der
    reduces: senkt senken reduziert reduzieren verringert verringern vermindert vermindern | improves: verbessert verbessern | increases: erhoht erhohen steigert steigern
    prevents: verhindert verhindern vorbeugen schutzt schutzen pravention vorbeugung prophylaxe | causes: verursacht verursachen | risk: risiko risiken | effect: effekt wirkung auswirkung
    worsens: verschlechtert verschlechtern | safe: sicher sichere | effective: wirksam wirksame wirksamkeit effektiv | useful: sinnvoll nutzlich nutzen nutzt | indicated: indiziert
    recommended: empfohlen empfehlung empfehlungen empfiehlt | guidelines: leitlinie leitlinien | diagnosis: diagnose diagnostik | diagnosed: diagnostiziert diagnostizieren | criteria: kriterien
    prognosis: prognose | therapy: therapie therapien | treatment: behandlung behandlungen | treat: behandeln behandelt | drug: medikament medikamente arzneimittel
    patients: patient patienten patientin patientinnen | dose: dosis dosierung | duration: dauer dauern dauert | use: einsatz anwendung | which: welche welcher welches welchen | what: was | how: wie | long: lange | when: wann
    should: soll sollte sollen sollten | help: hilft helfen wirkt wirken | first: erste ersten erster | line: linie | can: kann konnen | is: ist sind wird werden
    acute: akut akute akuten akutem akuter | chronic: chronisch chronische | severe: schwer schwere schweren schwerer | mild: leicht leichte | oral: oral orale oralen
    recurrent: rezidivierend rezidivierende | stable: stabil stabile | years: jahre jahren jahrige jahrigen | more: mehr | optimal: optimal optimale | evidence: evidenz | role: rolle
    about: uber | should: muss mussen man | the: ab etwas hatte stellt stellen gilt gelten tun mein meine meinem meiner meinen krampft | now: jetzt | before: vor | first-line: erstlinientherapie erstlinienbehandlung erstlinie | diagnostic: diagnosekriterien diagnosestellung | healthy: gesund gesunde gesunden | young: jung junge jungen | intensive: intensiv intensive intensiven | give: geben gegeben bringt | tell: sagt sagen | how: wieviel viel | start: beginnen begonnen | withdrawn: absetzen beenden abgesetzt pausieren pausiert abbrechen | used: eingesetzt verwendet
    long: langfristig langzeit | case: fall falle | has: hat haben | on: auf | recommend: empfehlen | to: zu | made: gestellt | combination: kombination | high: hoch | necessary: notwendig erforderlich notig | people: menschen personen | accurate: genau | new: neu neue neuen | known: bekannt | benefit: profitiert profitieren | needed: bedarf | take: nehmen einnehmen einnimmt | outcomes: endpunkt endpunkte endpunkten | the: gibt`,
  es: `in: en entre | with: con | without: sin | not: no | for: para por | after: tras despues | during: durante | or: o u | versus: versus vs contra
    compared: comparado comparada frente respecto | better: mejor mejores | superior: superior | inferior: inferior | than: que | of: de del
    reduces: reduce reducen reducir reduccion disminuye disminuyen | improves: mejora mejoran mejorar | increases: aumenta aumentan aumentar aumento incrementa
    prevents: previene previenen prevenir prevencion | causes: causa causan provoca provocan produce | risk: riesgo riesgos | effect: efecto efectos | worsens: empeora empeoran
    associated: asociado asociada | safe: seguro segura seguros seguras | effective: eficaz eficaces efectivo efectiva eficacia | useful: util utiles | indicated: indicado indicada
    recommended: recomendado recomendada recomienda recomiendan recomendaciones | guidelines: guia guias | diagnosis: diagnostico diagnosticar | criteria: criterios
    prognosis: pronostico | therapy: terapia terapias | treatment: tratamiento tratamientos | treat: tratar | drug: farmaco farmacos medicamento medicamentos
    patients: paciente pacientes | dose: dosis | duration: duracion durar dura | use: uso usar utilizar empleo | which: cual cuales | how: como | when: cuando
    should: debe deben hay se | help: ayuda ayudan sirve sirven funciona | first: primera primer primero | second: segunda | line: linea | can: puede pueden | is: es son
    acute: agudo aguda agudos agudas | chronic: cronico cronica cronicos cronicas | severe: grave graves severo severa | mild: leve leves | moderate: moderado moderada | oral: oral orales
    recurrent: recurrente recidivante | stable: estable | years: anos | more: mas | optimal: optimo | evidence: evidencia | role: papel
    about: sobre | the: mi mis esta estan hacer | now: ahora | before: antes | healthy: sano sana sanos sanas | young: joven jovenes | intensive: intensivo intensiva | standard: estandar | preserved: conservada preservada | duration: tiempo | benefit: beneficio beneficios | treated: tratado tratada | tell: dice dicen | how: cuanto cuanta cuantos cuantas | start: iniciar comenzar | stop: suspender interrumpir | used: usado usada utilizado
    long: largo | time: plazo | case: caso casos | made: hace | compared: comparacion | combination: combinacion | has: tiene tienen | optimal: optima | necessary: necesario necesaria | people: personas persona | accurate: preciso precisa exacto | new: nuevo nueva nuevos | take: tomar | newly: recien | results: resultados | given: beneficia`,
}

function readTable(language: ForeignLanguage): ReadonlyMap<string, string> {
  return new Map(
    questionWords[language].split(/[|\n]/u).flatMap((row) => {
      const [english = '', words = ''] = row.split(':')
      return words
        .trim()
        .split(/\s+/u)
        .map((word): [string, string] => [foreignStem(fold(word), language), english.trim()])
    }),
  )
}

const tables = { it: readTable('it'), de: readTable('de'), es: readTable('es') }

/** Whether the word asks in the language: 'verursacht', 'quanto'. */
export function isQuestionWord(word: Word, language: ForeignLanguage): boolean {
  return tables[language].has(foreignStem(word.folded, language))
}

/** The word as the English rules know it, in its place; a joining word that has no part in them becomes 'the'. */
export function asQuestionWord(word: Word, language: Language): Word {
  if (language === 'en') return word
  const english = tables[language].get(foreignStem(word.folded, language))
  if (english !== undefined) return { ...word, text: english, folded: english }
  return isFunctionWord(word, language) ? { ...word, folded: 'the' } : word
}
