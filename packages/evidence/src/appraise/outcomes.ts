/** What an outcome is worth to the person treated. */
export type OutcomeKind = 'patient-important' | 'surrogate' | 'other'

const important =
  /\b(?:mortality|deaths?|died|dying|surviv(?:al|ed)|fatal|strokes?|infarctions?|fractures?|hospitali[sz]ations?|admissions?|readmissions?|quality of life|functional (?:status|outcome|independence|recovery)|disab(?:ility|led)|pain|amputations?|blindness|visual acuity|live births?|relapses?|recurren(?:ce|t)|remission|bleeding|h(?:a?e)morrhage|falls|thrombo(?:sis|embolism)|embolism|dialysis|kidney failure|renal failure|dementia|depressi(?:on|ve)|symptoms?|exacerbations?|infections?|pneumonia|sepsis|seizures?|disease[- ]free|progression[- ]free|cancer|preterm birth|pre-?eclampsia|delirium|adverse events|intubation|ventilator-free|transplant|pregnan(?:cy|t)|cure|suicid\w+|ulcer healing|wound healing|walking|arrest|heart failure|vomiting|eclampsia|cerebral palsy|neural[- ]tube defects?|encephalopathy|coronary heart disease|shingles|zoster|rebleeding|reoperations?|injur(?:y|ies)|complications?|recovery|mobility|(?:un)?favou?rable (?:neurological )?outcome|painful crises|HIV (?:acquisition|transmission))\b/iu
/** What happens to people, by the organ it happens to: 'major vascular events', 'thrombotic events'. */
const event =
  /\b(?:(?:cardio|cerebro|micro|macro)?vascular|cardiac|coronary|isch(?:a?e)mic|atherosclerotic|thrombotic|thromboembolic|renal|kidney(?: disease)?|gastrointestinal|bleeding)(?: (?:or|and) [a-z]+)? events?\b/iu
const surrogate =
  /\b(?:levels? of|concentrations?|(?:HbA1c|h(?:a?e)moglobin A1c|glyc(?:a?e)mic|blood pressure|cholesterol|LDL|HDL|triglycerides?|bone mineral density|biomarkers?|C-reactive protein|CRP|interleukin|cytokines?|viral load|ejection fraction|left ventricular mass|intima-media|carotid|MRI|plasma|serum|urinary|albuminuria|eGFR|creatinine|oxidative|antibod(?:y|ies)|titers?|immunogenicity|pharmacokinetics?|insulin (?:sensitivity|resistance)|gastric (?:acidity|pH)|thickness|endothelial|weight|body mass index))\b/iu

/** The kind of outcome a text names, with the word it rests on. Important outcomes outweigh surrogates named beside them. */
export function findOutcomeKind(text: string): { kind: OutcomeKind; word: string } {
  const word = (important.exec(text) ?? event.exec(text))?.[0]
  if (word !== undefined) return { kind: 'patient-important', word }
  const laboratory = surrogate.exec(text)?.[0]
  return laboratory === undefined ? { kind: 'other', word: '' } : { kind: 'surrogate', word: laboratory }
}
