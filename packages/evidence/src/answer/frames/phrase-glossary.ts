import type { ForeignLanguage } from '../../understand/language/languages.ts'

/**
 * What curators' phrases on comparisons, outcomes and people are made of and no lexicon entry names, each in the same meaning, neither
 * wider nor narrower. German in the nominative.
 */
const rows = `
  placebo | placebo | Placebo | placebo
  usual care | cure abituali | übliche Versorgung | atención habitual
  standard care | cure standard | Standardversorgung | tratamiento estándar
  routine care | cure di routine | Routineversorgung | atención habitual
  medical care | cure mediche | medizinische Versorgung | atención médica
  medical therapy | terapia medica | medikamentöse Therapie | tratamiento médico
  conventional medical therapy | terapia medica convenzionale | konventionelle medikamentöse Therapie | tratamiento médico convencional
  standard therapy | terapia standard | Standardtherapie | tratamiento estándar
  conventional treatment | trattamento convenzionale | konventionelle Behandlung | tratamiento convencional
  conventional control | controllo convenzionale | konventionelle Einstellung | control convencional
  standard glucose control | controllo glicemico standard | Standard-Blutzuckereinstellung | control glucémico estándar
  intensive glucose control | controllo glicemico intensivo | intensive Blutzuckereinstellung | control glucémico intensivo
  sham treatment | trattamento simulato | Scheinbehandlung | tratamiento simulado
  sham procedure | procedura simulata | Scheineingriff | procedimiento simulado
  observation | osservazione | Beobachtung | observación
  saline | soluzione fisiologica | Kochsalzlösung | suero salino
  no screening | nessuno screening | kein Screening | ningún cribado
  no treatment | nessun trattamento | keine Behandlung | ningún tratamiento
  control | controllo | Kontrolle | control
  platinum-based chemotherapy | chemioterapia a base di platino | platinbasierte Chemotherapie | quimioterapia basada en platino
  all-cause death | morte per tutte le cause | Tod jeder Ursache | muerte por cualquier causa
  death from any cause | morte per tutte le cause | Tod jeder Ursache | muerte por cualquier causa
  all-cause mortality | mortalità per tutte le cause | Gesamtmortalität | mortalidad por cualquier causa
  death | morte | Tod | muerte
  mortality | mortalità | Mortalität | mortalidad
  in-hospital death | morte in ospedale | Tod im Krankenhaus | muerte hospitalaria
  cardiovascular death | morte cardiovascolare | kardiovaskulärer Tod | muerte cardiovascular
  vascular death | morte vascolare | vaskulärer Tod | muerte vascular
  coronary death | morte coronarica | koronarer Tod | muerte coronaria
  heart-failure hospitalisation | ricovero per scompenso cardiaco | Krankenhausaufnahme wegen Herzinsuffizienz | hospitalización por insuficiencia cardíaca
  heart-failure hospitalisations | ricoveri per scompenso cardiaco | Krankenhausaufnahmen wegen Herzinsuffizienz | hospitalizaciones por insuficiencia cardíaca
  hospitalisation for heart failure | ricovero per scompenso cardiaco | Krankenhausaufnahme wegen Herzinsuffizienz | hospitalización por insuficiencia cardíaca
  cardiovascular hospitalisation | ricovero per cause cardiovascolari | kardiovaskuläre Krankenhausaufnahme | hospitalización cardiovascular
  hospitalisation | ricovero | Krankenhausaufnahme | hospitalización
  rehospitalisation | nuovo ricovero | erneute Krankenhausaufnahme | rehospitalización
  worsening heart failure | peggioramento dello scompenso cardiaco | Verschlechterung einer Herzinsuffizienz | empeoramiento de la insuficiencia cardíaca
  myocardial infarction | infarto miocardico | Myokardinfarkt | infarto de miocardio
  non-fatal myocardial infarction | infarto miocardico non fatale | nicht tödlicher Myokardinfarkt | infarto de miocardio no mortal
  fatal or non-fatal stroke | ictus fatale o non fatale | tödlicher oder nicht tödlicher Schlaganfall | ictus mortal o no mortal
  stroke | ictus | Schlaganfall | ictus
  systemic embolism | embolia sistemica | systemische Embolie | embolia sistémica
  recurrent stroke | recidiva di ictus | erneuter Schlaganfall | recurrencia del ictus
  major cardiovascular events | eventi cardiovascolari maggiori | schwere kardiovaskuläre Ereignisse | eventos cardiovasculares mayores
  major adverse cardiovascular events | eventi avversi cardiovascolari maggiori | schwere kardiovaskuläre Ereignisse | eventos adversos cardiovasculares mayores
  major cardiovascular event | evento cardiovascolare maggiore | schweres kardiovaskuläres Ereignis | evento cardiovascular mayor
  cardiovascular event | evento cardiovascolare | kardiovaskuläres Ereignis | evento cardiovascular
  first cardiovascular event | primo evento cardiovascolare | erstes kardiovaskuläres Ereignis | primer evento cardiovascular
  composite of cardiovascular events | insieme di eventi cardiovascolari | Kombination kardiovaskulärer Ereignisse | conjunto de eventos cardiovasculares
  major vascular events | eventi vascolari maggiori | schwere vaskuläre Ereignisse | eventos vasculares mayores
  major bleeding | emorragia maggiore | schwere Blutung | hemorragia mayor
  overall survival | sopravvivenza globale | Gesamtüberleben | supervivencia global
  progression-free survival | sopravvivenza libera da progressione | progressionsfreies Überleben | supervivencia libre de progresión
  disease-free survival | sopravvivenza libera da malattia | krankheitsfreies Überleben | supervivencia libre de enfermedad
  event-free survival | sopravvivenza libera da eventi | ereignisfreies Überleben | supervivencia libre de eventos
  functional outcome | risultato funzionale | funktionelles Ergebnis | resultado funcional
  functional outcome on the modified Rankin Scale | risultato funzionale sulla scala di Rankin modificata | funktionelles Ergebnis auf der modifizierten Rankin-Skala | resultado funcional en la escala de Rankin modificada
  moderate or severe exacerbations | riacutizzazioni moderate o gravi | mittelschwere oder schwere Exazerbationen | exacerbaciones moderadas o graves
  severe exacerbations | riacutizzazioni gravi | schwere Exazerbationen | exacerbaciones graves
  incident diabetes | diabete di nuova insorgenza | neu auftretender Diabetes | diabetes de nueva aparición
  recurrent thromboembolism | recidiva di tromboembolia | erneute Thromboembolie | recurrencia de tromboembolia
  end-stage renal disease | malattia renale terminale | terminale Niereninsuffizienz | enfermedad renal terminal
  doubling of creatinine | raddoppio della creatinina | Verdopplung des Kreatinins | duplicación de la creatinina
  symptomatic COVID-19 | COVID-19 sintomatica | symptomatisches COVID-19 | COVID-19 sintomática
  HIV acquisition | acquisizione dell’infezione da HIV | HIV-Infektion | adquisición del VIH
  prostate-cancer death | morte per tumore della prostata | Tod durch Prostatakarzinom | muerte por cáncer de próstata
  people | persone | Menschen | personas
  patients | pazienti | Patientinnen und Patienten | pacientes
  adults | adulti | Erwachsene | adultos
  critically ill adults | adulti in condizioni critiche | kritisch kranke Erwachsene | adultos en estado crítico
  healthy adults | adulti sani | gesunde Erwachsene | adultos sanos
  older adults | anziani | ältere Menschen | personas mayores
  children | bambini | Kinder | niños
  infants | lattanti | Säuglinge | lactantes
  women | donne | Frauen | mujeres
  men | uomini | Männer | hombres
  acute coronary syndrome | sindrome coronarica acuta | akutes Koronarsyndrom | síndrome coronario agudo
  kidney failure | insufficienza renale | Nierenversagen | fallo renal
  renal death | morte per causa renale | renaler Tod | muerte de causa renal
  cardiovascular events | eventi cardiovascolari | kardiovaskuläre Ereignisse | eventos cardiovasculares
  major kidney disease events | eventi renali maggiori | schwere renale Ereignisse | eventos renales mayores
  coronary heart disease | malattia coronarica | koronare Herzkrankheit | enfermedad coronaria
  total fractures | fratture totali | Frakturen insgesamt | fracturas totales
  new vertebral fracture | nuova frattura vertebrale | neue Wirbelkörperfraktur | nueva fractura vertebral
  hip fracture | frattura dell’anca | Hüftfraktur | fractura de cadera
  death from bleeding | morte per emorragia | Tod durch Blutung | muerte por hemorragia
  death due to bleeding | morte per emorragia | Tod durch Blutung | muerte por hemorragia
  death from lung cancer | morte per tumore del polmone | Tod durch Lungenkrebs | muerte por cáncer de pulmón
  recurrent ischaemic stroke | recidiva di ictus ischemico | erneuter ischämischer Schlaganfall | recurrencia del ictus isquémico
  recurrent venous thromboembolism | recidiva di tromboembolismo venoso | erneute venöse Thromboembolie | recurrencia de tromboembolia venosa
  major ischaemic events | eventi ischemici maggiori | schwere ischämische Ereignisse | eventos isquémicos mayores
  new myocardial infarction | nuovo infarto miocardico | neuer Myokardinfarkt | nuevo infarto de miocardio
  major disability | disabilità maggiore | schwere Behinderung | discapacidad grave
  end-stage kidney disease | malattia renale terminale | terminale Niereninsuffizienz | enfermedad renal terminal
  kidney disease progression | progressione della malattia renale | Fortschreiten der Nierenkrankheit | progresión de la enfermedad renal
  clinical cure | guarigione clinica | klinische Heilung | curación clínica
  invasive cancer | tumore invasivo | invasiver Krebs | cáncer invasivo
  any diabetes-related endpoint | qualsiasi evento correlato al diabete | jeder diabetesbezogene Endpunkt | cualquier evento relacionado con la diabetes
  endovascular thrombectomy | trombectomia endovascolare | endovaskuläre Thrombektomie | trombectomía endovascular
  coronary artery bypass surgery | bypass aortocoronarico | koronare Bypassoperation | cirugía de revascularización coronaria
  beta-blocker treatment | trattamento con beta-bloccante | Behandlung mit einem Betablocker | tratamiento con betabloqueante
  no beta-blocker | nessun beta-bloccante | kein Betablocker | ningún betabloqueante
  supplemental oxygen | ossigeno supplementare | zusätzlicher Sauerstoff | oxígeno suplementario
  ambient air | aria ambiente | Raumluft | aire ambiente
  conservative care | trattamento conservativo | konservative Behandlung | tratamiento conservador
  conventional therapy | terapia convenzionale | konventionelle Therapie | tratamiento convencional
  antiplatelet therapy | terapia antiaggregante | Plättchenhemmung | tratamiento antiagregante
  active monitoring | sorveglianza attiva | aktive Überwachung | vigilancia activa
  intensive lifestyle intervention | intervento intensivo sullo stile di vita | intensive Lebensstilintervention | intervención intensiva sobre el estilo de vida
  intensive insulin therapy | terapia insulinica intensiva | intensivierte Insulintherapie | insulinoterapia intensiva
  intensive multifactorial treatment | trattamento multifattoriale intensivo | intensive multifaktorielle Behandlung | tratamiento multifactorial intensivo
  early rhythm control | controllo precoce del ritmo | frühe Rhythmuskontrolle | control precoz del ritmo
  no vaccination | nessuna vaccinazione | keine Impfung | ninguna vacunación
  no prophylaxis | nessuna profilassi | keine Prophylaxe | ninguna profilaxis
  standard treatment | trattamento standard | Standardbehandlung | tratamiento estándar
  previous myocardial infarction | pregresso infarto miocardico | früherer Myokardinfarkt | infarto de miocardio previo
  stable coronary disease | malattia coronarica stabile | stabile koronare Herzkrankheit | enfermedad coronaria estable
  chronic coronary disease | malattia coronarica cronica | chronische koronare Herzkrankheit | enfermedad coronaria crónica
  coronary disease | malattia coronarica | koronare Herzkrankheit | enfermedad coronaria
  vascular disease | malattia vascolare | Gefäßerkrankung | enfermedad vascular
  raised cholesterol | ipercolesterolemia | erhöhtes Cholesterin | colesterol elevado
  permanent atrial fibrillation | fibrillazione atriale permanente | permanentes Vorhofflimmern | fibrilación auricular permanente
  symptomatic atrial fibrillation | fibrillazione atriale sintomatica | symptomatisches Vorhofflimmern | fibrilación auricular sintomática
  severe aortic stenosis | stenosi aortica grave | schwere Aortenstenose | estenosis aórtica grave
  minor stroke | ictus minore | leichter Schlaganfall | ictus menor
  high-risk TIA | TIA ad alto rischio | Hochrisiko-TIA | AIT de alto riesgo
  multivessel disease | malattia multivasale | Mehrgefäßerkrankung | enfermedad multivaso
  treatment | trattamento | Behandlung | tratamiento
  prevention | prevenzione | Prävention | prevención
  starting treatment | inizio della terapia | Therapiebeginn | inicio del tratamiento
  glucose lowering | riduzione della glicemia | Blutzuckersenkung | reducción de la glucemia
  reperfusion | riperfusione | Reperfusion | reperfusión
  antithrombotic | terapia antitrombotica | antithrombotische Therapie | tratamiento antitrombótico
  drug-susceptible | farmacosensibile | medikamentenempfindlich | farmacosensible
  acute ischaemic stroke | ictus ischemico acuto | akuter ischämischer Schlaganfall | ictus isquémico agudo
  uncomplicated cystitis | cistite non complicata | unkomplizierte Zystitis | cistitis no complicada
  bacterial meningitis | meningite batterica | bakterielle Meningitis | meningitis bacteriana
  chronic hepatitis B | epatite B cronica | chronische Hepatitis B | hepatitis B crónica
  chronic hepatitis C | epatite C cronica | chronische Hepatitis C | hepatitis C crónica
  primary open-angle glaucoma | glaucoma primario ad angolo aperto | primäres Offenwinkelglaukom | glaucoma primario de ángulo abierto
  migraine prevention | prevenzione dell’emicrania | Prävention der Migräne | prevención de la migraña
  moderate to severe | da moderata a grave | mittelschwer bis schwer | de moderada a grave
`

export const glossary: Readonly<Record<string, Readonly<Record<ForeignLanguage, string>>>> =
  Object.fromEntries(
    rows
      .trim()
      .split('\n')
      .map((row) => {
        const [english = '', it = '', de = '', es = ''] = row.split('|').map((cell) => cell.trim())
        return [english, { it, de, es }]
      }),
  )
