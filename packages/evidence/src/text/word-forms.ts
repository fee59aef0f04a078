import { stem } from './terms.ts'

/**
 * Nouns with the adjectives and plurals that no stemmer brings together: 'kidney' and 'renal', 'ovary' and 'ovarian', 'Korea' and
 * 'Korean'. A stroke ends a family; a word may stand in several.
 */
const families = `
  kidney renal nephric / heart cardiac / liver hepatic / lung pulmonary / brain cerebral encephalic / stomach gastric /
  skin cutaneous dermal / bone osseous skeletal / blood haematic / bladder vesical / breast mammary /
  eye ocular ophthalmic / ear aural otic / nose nasal / throat pharyngeal / tooth teeth dental / gum gingiva gingival /
  tongue lingual / lip labial / jaw mandible mandibular / face facial / head cranial cephalic / skull cranial /
  neck cervical / cervix cervical / thorax thoracic / belly abdomen abdominal / abdomen abdominal / pelvis pelvic /
  hip coxal / groin inguinal / womb uterus uterine / uterus uterine / endometrium endometrial / myometrium myometrial /
  ovary ovarian / testis testicle testicular / prostate prostatic / penis penile / vagina vaginal / vulva vulvar vulval /
  placenta placental / fetus fetal / embryo embryonic / newborn neonate neonatal / infant infantile /
  childhood paediatric / nerve neural neuronal / neuron neuronal / spine spinal vertebral / vertebra vertebral /
  cord medullary / muscle muscular / tendon tendinous / ligament ligamentous / joint articular /
  cartilage cartilaginous chondral / shoulder scapular / elbow cubital / wrist carpal / ankle tarsal / finger digital /
  femur femoral / tibia tibial / fibula fibular peroneal / humerus humeral / ulna ulnar / rib costal / sternum sternal /
  clavicle clavicular / scapula scapular / vein venous / artery arterial / aorta aortic / capillary capillaries /
  vessel vascular / valve valvular / atrium atrial / ventricle ventricular / myocardium myocardial /
  pericardium pericardial / endocardium endocardial / pleura pleural / bronchus bronchi bronchial / trachea tracheal /
  larynx laryngeal / pharynx pharyngeal / oesophagus oesophageal / intestine intestinal / gut intestinal /
  bowel intestinal / colon colonic / rectum rectal / anus anal / anorectum anorectal / duodenum duodenal /
  jejunum jejunal / ileum ileal / appendix appendiceal appendicular / pancreas pancreatic / gallbladder cholecystic /
  bile biliary / spleen splenic / thyroid thyroidal / parathyroid parathyroidal / adrenal suprarenal /
  pituitary hypophyseal hypophysial / hypothalamus hypothalamic / hippocampus hippocampal / cerebellum cerebellar /
  cortex cortical / retina retinal / macula macular / cornea corneal / iris iridal / lens lenticular / eyelid palpebral /
  conjunctiva conjunctival / cochlea cochlear / tonsil tonsillar / lymph lymphatic / thymus thymic / marrow medullary /
  urine urinary / ureter ureteral ureteric / urethra urethral / semen seminal / sperm spermatic / saliva salivary /
  survival survive survived / birth childbirth natal / pregnancy pregnant gestation gestational / labour intrapartum /
  delivery postpartum / menopause menopausal / puberty pubertal / infancy infantile / adolescence adolescent /
  ageing aged elderly / male males men / female females women / mother maternal / father paternal / parent parental /
  family familial / inheritance inherited hereditary heredity / heredity hereditary / gene genetic /
  chromosome chromosomal / allergy allergic / asthma asthmatic / epilepsy epileptic / diabetes diabetic / obesity obese /
  anaemia anaemic / dementia demented / aphasia aphasic / psychosis psychotic / depression depressive depressed /
  anxiety anxious / schizophrenia schizophrenic / autism autistic / paralysis paralytic paralysed / spasticity spastic /
  ischaemia ischaemic / hypoxia hypoxic hypoxaemia / sepsis septic / fever febrile / infection infectious infected /
  inflammation inflammatory / cancer cancerous malignant malignancy / tumour tumoral / metastasis metastatic /
  cirrhosis cirrhotic / cyst cystic / ulcer ulcerative ulceration / thrombus thrombotic thrombosis /
  embolus embolic embolism / stenosis stenotic / fibrosis fibrotic / necrosis necrotic / oedema oedematous /
  obstruction obstructive / hypertension hypertensive / hypotension hypotensive / diarrhoea diarrhoeal /
  rheumatism rheumatic / arthritis arthritic / smoker smoking smoke / alcohol alcoholic / virus viral /
  bacterium bacteria bacterial / fungus fungi fungal / parasite parasitic / surgery surgical surgeon /
  laparoscopy laparoscopic laparoscopist / endoscopy endoscopic endoscopist / colonoscopy colonoscopic colonoscopist /
  cystoscopy cystoscopic cystoscopist / arthroscopy arthroscopic arthroscopist / thoracoscopy thoracoscopic /
  hysteroscopy hysteroscopic hysteroscopist / bronchoscopy bronchoscopic bronchoscopist /
  radiology radiological radiologic radiologist / pathology pathological pathologic pathologist /
  urology urological urologist / neurology neurological neurologist / cardiology cardiological cardiologist /
  oncology oncological oncologist / gynaecology gynaecological gynaecologist / anaesthesia anaesthetic anaesthetist /
  dentistry dental dentist / physiotherapy physiotherapist / pharmacy pharmacist / midwifery midwife /
  radiotherapy irradiation radiation / chemotherapy chemotherapeutic / therapy therapeutic / prophylaxis prophylactic /
  diagnosis diagnostic diagnose / prognosis prognostic / symptom symptomatic / disability disabled /
  nutrition nutritional / diet dietary / hearing auditory / vision visual sight / speech verbal / memory mnemonic /
  cognition cognitive / psychology psychological psychologist / psychiatry psychiatric psychiatrist / Africa African /
  America American / Asia Asian / Australia Australian / Brazil Brazilian / Britain British / Canada Canadian /
  China Chinese / Denmark Danish / Egypt Egyptian / England English / Europe European / Finland Finnish / France French /
  Germany German / Greece Greek / India Indian / Iran Iranian / Ireland Irish / Israel Israeli / Italy Italian /
  Japan Japanese / Korea Korean / Mexico Mexican / Netherlands Dutch / Nigeria Nigerian / Norway Norwegian /
  Pakistan Pakistani / Poland Polish / Portugal Portuguese / Russia Russian / Scotland Scottish / Spain Spanish /
  Sweden Swedish / Switzerland Swiss / Thailand Thai / Turkey Turkish / Uganda Ugandan / foot feet plantar /
  thigh femoral / death mortality fatal / survival survive / sleep sleeping / mouth oral / chest thoracic /
  platelet thrombocyte / nurse nursing
`
  .split('/')
  .map((family) => family.trim().toLowerCase().split(' '))

const formsByStem = new Map<string, Set<string>>()
for (const family of families) {
  for (const word of family) {
    const forms = formsByStem.get(stem(word)) ?? new Set()
    for (const other of family) if (stem(other) !== stem(word)) forms.add(other)
    formsByStem.set(stem(word), forms)
  }
}

/** Other words of the same family, for the stem of a word; empty where none is known. */
export function wordForms(stemmed: string): string[] {
  return [...(formsByStem.get(stemmed) ?? [])]
}
