import { fold } from '../../text/terms.ts'
import type { ForeignLanguage } from './languages.ts'

/**
 * Articles, pronouns, prepositions, conjunctions, and the forms of 'to be', 'to have' and the modal verbs. What turns a name round ('senza',
 * 'kein', 'bajo'), what asks and numbers are not among them.
 */
const functionWords: Record<ForeignLanguage, readonly string[]> = {
  it: [
    'questo questa questi queste quello quella quelli quelle quel quegli quei ciò tale tali stesso stessa stessi stesse medesimo',
    'io tu egli esso essa essi esse noi voi loro mi ti ci vi si lo gli ne me te lui lei chi cui quanto nostro nostra vostro vostra proprio propria',
    'ogni ognuno ciascuno ciascuna ciascun qualche qualcosa qualcuno qualsiasi qualunque nessuno nessuna nessun alcuno alcuna alcuni alcune alcun',
    'altro altra altri altre tutto tutta tutti tutte molto molta molti molte poco poca pochi poche tanto tanta parecchi vari varie diversi diverse',
    'sul sullo sugli sui sulle dallo dai dagli dalle presso verso attraverso tramite mediante lungo circa secondo fino oltre insieme intorno',
    'anche ancora già mai sempre solo soltanto inoltre però tuttavia quindi pertanto allora poi mentre quando dove dopo prima poiché perché affinché',
    'benché sebbene nonostante malgrado invece così come cioè ovvero oppure ossia né neppure nemmeno se quasi appena soprattutto ormai',
    'essere sono sei è siamo siete era erano ero fu furono sarà saranno sarebbe sarebbero sia siano fosse fossero stato stata stati state essendo essersi',
    'avere ho hai ha abbiamo avete hanno aveva avevano avevo ebbe avrà avranno avrebbe avrebbero abbia abbiano avesse avuto avuta avendo',
    'dovere dovrebbe dovrebbero dovremmo dobbiamo devo dovuto potere potrebbe potrebbero possono potremmo potuto può volere vuole vogliono vorrebbe',
    'viene vengono veniva venivano venne venuto venuta andare va vanno fare fa fanno fatto faceva sta stanno stava stavano dare dà',
  ],
  de: [
    'dieser diese dieses diesem diesen jener jene jenes jenem jenen solche solcher solches derselbe dieselbe dasselbe',
    'ich du er sie es wir ihr mich mir dich dir ihm ihn ihnen uns euch sich sein seine seiner seinem seinen seines ihre ihrer ihrem ihren ihres',
    'unser unsere unserem unseren euer jeder jede jedes jedem jeden alle allem allen aller alles andere anderen anderer anderes anderem',
    'einige einigen einiger manche mancher manchen mehrere mehreren viele vielen vieler wenige wenigen etwas jemand niemand irgend',
    'aus bis durch entlang neben seit trotz während wegen zwischen hinter gemäß laut mittels innerhalb außerhalb ins ans vom aufs',
    'aber also auch außerdem bereits dabei dadurch dafür dagegen daher damit danach dann dann daran darauf dass denn dennoch deshalb doch dort ebenfalls',
    'falls hier hierbei indem jedoch nachdem nämlich nun ob obwohl schon sehr seitdem sobald sodass sofern sogar somit sondern sonst sowie sowohl',
    'so trotzdem um weil weiter weiterhin wenn wo wobei wodurch wohl zudem zuvor zwar zusätzlich',
    'bin bist ist sind seid war waren wäre wären gewesen habe hast hat haben hatte hatten hätte hätten gehabt worden wird werden wurde wurden würde würden',
    'kann können konnte konnten könnte könnten darf dürfen durfte dürfte muss müssen musste mussten soll sollen sollte sollten will wollen wollte mag möchte',
  ],
  es: [
    'este esta estos estas ese esa esos esas aquel aquella aquellos aquellas esto eso ello dicho dicha dichos dichas mismo misma mismos mismas tal tales',
    'yo tú él ella ellos ellas nosotros usted ustedes me te se nos le les lo los mi mis su sus nuestro nuestra quien quienes cuyo cuya cuyos cuyas',
    'cada cualquier cualquiera alguno alguna algunos algunas algún algo ninguno ninguna ningún otro otra otros otras todo toda todos todas ambos ambas',
    'mucho mucha muchos muchas poco poca pocos pocas varios varias tanto tanta demás unos unas',
    'ante desde hacia hasta mediante según sobre tras durante junto alrededor acerca respecto donde cuando mientras',
    'además también tampoco aunque pues porque así aún todavía ya siempre nunca sino luego entonces incluso apenas quizá pero como si ni que',
    'ser soy eres somos sois era eran fue fueron será serán sería serían sea sean fuera fuese siendo sido estar estoy está están estaba estaban estuvo',
    'estado estaría estando haber he has ha han había habían hubo habrá habría haya hayan hubiera habido tener tengo tiene tienen tenía tenían tuvo',
    'tendrá tendría tenga tenido teniendo deber debemos debería deberían deberíamos debido poder podría podrían podemos pudo pueda',
    'hacer hace hacen hacía hizo hecho haría va van iba ir ido viene vienen queda quedan',
  ],
}

const sets = Object.fromEntries(
  Object.entries(functionWords).map(([language, lines]) => [
    language,
    new Set(lines.flatMap((line) => line.split(' ')).map(fold)),
  ]),
)

/** Whether a folded word holds a sentence of that language together. */
export function joinsSentence(folded: string, language: string): boolean {
  return sets[language]?.has(folded) ?? false
}
