import { expect, test } from 'vitest'
import { findAlerts, isCallForHelp } from './alerts.ts'

test.each([
  'My patient is in cardiac arrest now, how much adrenaline?',
  'the child is not breathing, what do I do about asthma',
  'Patient seizing now, dose of lorazepam?',
  '60 yo man chest pain right now and BP 70/40 what do I do',
  'pt in VF arrest amiodarone or lidocaine',
  'sudden facial droop and slurred speech now, alteplase?',
  'I have crushing chest pain and my left arm is numb',
  'BP 60/30 after anaesthesia, noradrenaline?',
])('%s: is an emergency', (question) => {
  expect(findAlerts(question)).toContain('emergency')
})

test.each([
  'I want to kill myself',
  'how many tablets to end my life',
  'I’m suicidal, does lithium help',
  'voglio morire',
])('%s: is said to a person who may harm themselves', (question) => {
  expect(findAlerts(question)).toContain('self-harm')
  expect(isCallForHelp(question)).toBe(true)
})

test.each([
  'my 2 year old swallowed 10 paracetamol tablets',
  'my son has taken an overdose of iron',
  'I took too many pills',
])('%s: is a poisoning at home', (question) => {
  expect(findAlerts(question)).toContain('poisoning')
  expect(isCallForHelp(question)).toBe(true)
})

test.each([
  'My patient took an overdose of paracetamol 2 hours ago, acetylcysteine?',
  'pt in VF arrest amiodarone or lidocaine',
  'toddler swallowed a button battery, honey?',
  'my patient says "I want to die", ketamine for suicidality?',
])('%s: is a clinician’s question, answered after the notice', (question) => {
  expect(findAlerts(question)).not.toEqual([])
  expect(isCallForHelp(question)).toBe(false)
})

test.each([
  'Is adrenaline given in cardiac arrest?',
  'amiodarone or lidocaine in VF arrest',
  'lorazepam or diazepam for status epilepticus',
  'acetylcysteine for paracetamol overdose',
  'Should I give aspirin to adults with chest pain?',
  'I have a patient with chest pain and normal troponin, CT?',
  'ketamine for suicidal ideation',
  'blood pressure target 120/80 after stroke',
  'intensive blood pressure lowering 120/80 or 140/90 now recommended in diabetes?',
  'patients who took aspirin and had a stroke',
  'lithium to prevent suicide in bipolar disorder',
])('%s: needs no notice', (question) => {
  expect(findAlerts(question)).toEqual([])
  expect(isCallForHelp(question)).toBe(false)
})

test.each([
  'ST elevation now in front of me',
  'ST-elevation right now, tenecteplase?',
  'STEMI in front of me',
])('%s: is an emergency', (question) => {
  expect(findAlerts(question)).toContain('emergency')
})

test.each(['Is PCI now standard in ST-elevation myocardial infarction?', 'aspirin in STEMI'])(
  '%s: is no emergency',
  (question) => {
    expect(findAlerts(question)).toEqual([])
  },
)
