import type { CalculatorId } from '@auscult/calculators/calculator.ts'
import type { CalculatorTexts } from '@auscult/contract/tools/calculator-texts.ts'
import about from '../../../../../../content/calculators/about.json'
import cha2ds2Vasc from '../../../../../../content/calculators/cha2-ds2-vasc.json'
import curb65 from '../../../../../../content/calculators/curb-65.json'
import gcs from '../../../../../../content/calculators/gcs.json'
import hasBled from '../../../../../../content/calculators/has-bled.json'
import heart from '../../../../../../content/calculators/heart.json'
import qsofa from '../../../../../../content/calculators/qsofa.json'
import sirsSepsis from '../../../../../../content/calculators/sirs-sepsis.json'
import wellsDvt from '../../../../../../content/calculators/wells-dvt.json'
import wellsPe from '../../../../../../content/calculators/wells-pe.json'

/** The words of every calculator, which come with its page so that it works without a connection. */
export const calculatorTexts: Readonly<Record<CalculatorId, CalculatorTexts>> = {
  'cha2-ds2-vasc': cha2ds2Vasc,
  'has-bled': hasBled,
  heart,
  'wells-dvt': wellsDvt,
  'wells-pe': wellsPe,
  qsofa,
  'curb-65': curb65,
  'sirs-sepsis': sirsSepsis,
  gcs,
}

/** ISO 8601. */
export const preparedOn = about.preparedOn
