import type { Frames } from '../frames.ts'
import { joinList } from '../sentence-parts.ts'
import type { Words } from '../words.ts'

/** What is said before or in place of an answer. */
export function deMessages(
  term: Words['term'],
): Pick<
  Frames,
  'notices' | 'callForHelp' | 'identified' | 'noEvidence' | 'notClinical' | 'withdrawnSince' | 'ambiguous'
> {
  return {
    notices: {
      emergency:
        'Diese Frage klingt nach einem Notfall. Holen Sie Hilfe und folgen Sie zuerst Ihrem Reanimations- oder Notfallprotokoll; was folgt, ist Evidenz und keine Anweisung für das Krankenbett.',
      'self-harm':
        'Wenn Sie oder jemand bei Ihnen in Gefahr ist, sich etwas anzutun, rufen Sie jetzt den Notruf (112) oder eine Krisenhilfe an Ihrem Ort an. Bleiben Sie nicht allein, und sagen Sie es einem Menschen in Ihrer Nähe.',
      poisoning:
        'Diese Frage klingt nach einer Vergiftung. Rufen Sie jetzt die Giftnotrufzentrale oder den Notruf an und halten Sie Substanz, Menge und Uhrzeit bereit; warten Sie nicht auf Symptome.',
      'identifiable-patient':
        'Diese Frage scheint eine Person zu nennen oder erkennbar zu machen. Bitte fragen Sie ohne Namen, Geburtsdaten, Fallnummern oder Kontaktdaten.',
    },
    callForHelp:
      'Holen Sie zuerst Hilfe. Studien können nicht sagen, was für einen Menschen in Gefahr zu tun ist, deshalb werden hier keine gezeigt.',
    identified:
      'Solange Angaben darin eine Person kenntlich machen, wurde nichts gesucht. Bitte entfernen und noch einmal fragen.',
    noEvidence: 'Keine klinische Evidenz gefunden',
    notClinical:
      'Das sieht nicht nach einer klinischen Frage aus. Fragen Sie nach einer Krankheit, einer Behandlung, einer Untersuchung oder einem Endpunkt.',
    withdrawnSince:
      'Eine Quelle dieser Antwort wurde zurückgezogen, nachdem sie gegeben worden war. Was darauf beruhte, ist durchgestrichen; eine neue Frage ergibt eine Antwort ohne sie.',
    ambiguous: (typed, readings) =>
      `„${typed}“ kann mehreres bedeuten: ${joinList(readings.map(term), 'oder')}. Bitte ausschreiben und noch einmal fragen.`,
  }
}
