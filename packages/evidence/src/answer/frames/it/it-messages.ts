import type { Frames } from '../frames.ts'
import { joinList } from '../sentence-parts.ts'
import type { Words } from '../words.ts'

/** What is said before or in place of an answer. */
export function itMessages(
  term: Words['term'],
): Pick<
  Frames,
  'notices' | 'callForHelp' | 'identified' | 'noEvidence' | 'notClinical' | 'withdrawnSince' | 'ambiguous'
> {
  return {
    notices: {
      emergency:
        'Questa domanda sembra descrivere un’emergenza. Chiedere aiuto e seguire prima il proprio protocollo di rianimazione o di emergenza; quanto segue sono prove di efficacia, non istruzioni per il letto del paziente.',
      'self-harm':
        'Se Lei o qualcuno vicino a Lei rischia di farsi del male, chiami subito il numero di emergenza (112) o una linea di aiuto della Sua zona. Non resti da solo: ne parli con qualcuno che Le è vicino.',
      poisoning:
        'Questa domanda sembra descrivere un’intossicazione. Chiamare subito il centro antiveleni o il numero di emergenza, tenendo pronti sostanza, quantità e ora; non aspettare la comparsa dei sintomi.',
      'identifiable-patient':
        'Questa domanda sembra nominare o identificare una persona. Si prega di porla senza nomi, date di nascita, numeri di cartella o recapiti.',
    },
    callForHelp:
      'Prima di tutto, chieda aiuto. Gli studi non possono dire che cosa fare per una persona in pericolo, perciò qui non ne vengono mostrati.',
    identified:
      'Finché contiene dati che identificano una persona, non è stato cercato nulla. Toglierli e ripetere la domanda.',
    noEvidence: 'Nessuna evidenza clinica trovata',
    notClinical:
      'Questa non sembra una domanda clinica. Chiedere di una malattia, di un trattamento, di un esame o di un esito.',
    withdrawnSince:
      'Una fonte di questa risposta è stata ritirata dopo che la risposta era stata data. Ciò che vi si basava è barrato; ponendo di nuovo la domanda si ottiene una risposta senza di essa.',
    ambiguous: (typed, readings) =>
      `«${typed}» può significare ${joinList(readings.map(term), 'oppure')}. Scriverlo per esteso e ripetere la domanda.`,
  }
}
