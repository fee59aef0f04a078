/** Whether more of an outcome is good for the person, bad, or cannot be told from its name. */
export type Polarity = 'more-is-better' | 'less-is-better' | 'unknown'

// Looked for first: 'disease-free survival' and 'freedom from relapse' name something bad inside something good.
const better =
  /\b(?:surviv\w*|freedom from|(?:event|disease|progression|relapse|seizure|symptom|pain|ventilator|dialysis|opioid|recurrence|disability|treatment|failure|attack|angina|steroid)[- ]free|remission\w*|cure[ds]?|cure rate|success\w*|efficacy|effectiveness|respon(?:se|ders?|d)|quality of life|qol|sf-?36|eq-?5d|function(?:al|ing)?\b(?! (?:limitation|decline|disability|impairment))|recover\w*|heal(?:ing|ed)|satisfaction|adherence|compliance|uptake|knowledge|independen\w*|well-?being|(?:visual )?acuity|live births?|pregnanc(?:y|ies) rate|clinical pregnancy|implantation rate|vaginal (?:birth|delivery)|breast-?feeding|bone mineral density|bmd|ejection fraction|lvef|fev1?\b|vital capacity|oxygen\w*|spo2|egfr|glomerular filtration|strength|range of motion|mobility|walking (?:distance|speed)|6mwd|balance|cognit\w+|memory|attention|hdl|high-density lipoprotein|coverage|cessation|abstinence|quit rates?|improvement|resolution|clearance|eradication|conversion|immunogenicity|antibody titers?|seroconversion|self-?efficacy|physical activity|sleep (?:quality|duration|efficiency)|coping|empowerment|favou?rable|patency|union|osseointegration|accuracy|detection rate|fruit and vegetable|lean mass|muscle mass|vo2|attachment (?:gain|level)|negative predictive value|haemoglobin level|employment|return to work|screening)\b/iu
const worse =
  /\b(?:mortality|deaths?|dead|died|dying|fatal\w*|strokes?|infarction\w*|fractures?|hospitali[sz]ation\w*|hospital stay|length of stay|(?:re)?admission\w*|relaps\w*|recurren\w*|events?|bleed\w*|h(?:a?e)morrhag\w*|blood loss|transfusion\w*|falls?|thrombo\w+|embol\w+|failure\w*|infection\w*|pneumonia|sepsis|seizures?|pain|vas\b|analgesi\w+|opioid\w*|morphine|tramadol|symptom\w*|score of (?:depression|anxiety)|depress\w*|anxiety|stress|fatigue|nausea|vomiting|ponv|dizz\w+|headache\w*|migraine\w*|adverse|side[- ]effects?|complication\w*|toxicit\w*|morbidit\w*|injur\w*|disabilit\w*|dementia|delirium|exacerbation\w*|attacks?|hypotension|hypertension|bradycardia|tachycardia|shivering|pruritus|itch\w*|blood pressure|hba1c|glucose|glyc\w+|insulin resistance|cholesterol|ldl|triglyceride\w*|bmi|body mass|weight\b(?! loss)|waist|obes\w+|viral load|inflammat\w*|crp|c-reactive|interleukin|il-6|tnf\w*|oxidative|malondialdehyde|creatinine|proteinuria|albuminuria|risk|incidence|prevalence|cancer|carcinoma|tumou?r|metasta\w*|progression|preterm|pre-?eclampsia|c(?:a?e)sarean|ulcer\w*|wound|edema|oedema|swelling|erythema|plaque|gingiv\w*|bleeding on probing|probing depth|pocket depth|caries|cost\w*|time to|duration of (?:surgery|labou?r|ventilation|hospital\w*|mechanical|stay|symptoms)|operati(?:ng|on|ve) time|smoking|alcohol|drinking|malaria|parasit\w*|anaemia|anemia|diarrh\w+|fever|cough|wheez\w*|dropout|withdrawal|discontinu\w*|conversion to|reoperation|revision|revascularization|restenosis|rejection|impairment|deficit|deterioration|decline|worsening|incontinence|insomnia|burden|distress|stiffness|womac|disease activity|das28|suicid\w*|amputation\w*|kidney injury|doubling|dependence|retinopathy|myopia|intraocular pressure|recurrence)\b/iu

/** 'A 40% decline in eGFR': losing something good. */
const lossOfGood = /\b(?:declines?|deterioration|worsening) (?:in|of)\b|% declines?\b/iu
const graveEvent =
  /\b(?:deaths?|mortality|strokes?|infarctions?|infections?|kidney failure|cancer|fractures?|embolism|disabilit(?:y|ies))\b/iu
const absence =
  /\bsurviv\w*|[- ]free\b|\bfreedom\b|\bclearance\b|\bcure[ds]?\b|\bremission\b|\bresponse\b|\breduction\b|\btime to\b|\bquality of life\b|\bsuccess\w*|\bresolution\b|\bscreening\b|\brecovery\b|\bknowledge\b|\bdetection\b/iu

/** Who was treated, not what was measured. */
const population =
  /\b(?:reduced|preserved|low|mildly reduced|mid-?range|recovered)(?: or preserved)?(?: left ventricular)? ejection fractions?\b/giu

/**
 * Polarity of an outcome by its words: less mortality is a benefit, more survival is one. Good words win where both stand,
 * because they take bad ones inside them ('relapse-free survival').
 */
export function polarityOf(named: string): Polarity {
  const outcome = named.replaceAll(population, ' ')
  if (lossOfGood.test(outcome) || (graveEvent.test(outcome) && !absence.test(outcome)))
    return 'less-is-better'
  if (
    /\b(?:weight loss|loss of weight|pain relief|reduction (?:in|of)|decrease in|duration of analgesia|time to (?:first )?(?:rescue|relapse|progression|analges\w+|event|recurrence|failure|death|exacerbation)|painless|sensory block|duration of (?:sensory|motor|block|anal\w+))\b/iu.test(
      outcome,
    )
  )
    return 'more-is-better'
  if (better.test(outcome)) return 'more-is-better'
  return worse.test(outcome) ? 'less-is-better' : 'unknown'
}
