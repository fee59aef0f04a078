import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage, i18n, loadTexts, startI18n } from './i18n.ts'
import { findLanguage } from './interface-language.ts'

function browserSpeaks(...languages: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
}

beforeEach(() => () => vi.restoreAllMocks())

describe('a browser that has not been here before', () => {
  it.each([
    [['en-US', 'en'], 'en-US'],
    [['en-AU', 'en-US'], 'en-GB'],
    [['en', 'de'], 'en-GB'],
    [['de-AT', 'en'], 'de'],
    [['es-MX'], 'es'],
    [['fr-FR', 'it-CH', 'en'], 'it'],
    [['fr-FR'], 'en-GB'],
    [['en-US@posix', 'de'], 'en-US'],
    [['C', 'de'], 'de'],
    [[], 'en-GB'],
  ])('that speaks %j is greeted in %s', (languages, greeted) => {
    browserSpeaks(...languages)

    expect(findLanguage()).toBe(greeted)
  })
})

describe('the language chosen', () => {
  it('is spoken at once, told to the browser and remembered', async () => {
    browserSpeaks('de')
    await startI18n('en-GB')
    await loadTexts('layout')

    await chooseLanguage('it')

    expect(i18n.t('layout:logOut')).toBe('Esci')
    expect(document.documentElement.lang).toBe('it')
    expect(findLanguage()).toBe('it')
  })

  it('is there from the first text on at the next visit', async () => {
    localStorage.setItem('language', 'es')

    await startI18n()

    expect(i18n.t('notFound.title')).toBe('Página no encontrada')
    expect(document.documentElement.lang).toBe('es')
  })

  it('is the browser’s again where what was remembered is no language of ours', () => {
    browserSpeaks('de')
    localStorage.setItem('language', 'tlh')

    expect(findLanguage()).toBe('de')
  })

  it('is American only where American differs', async () => {
    await startI18n('en-US')

    await Promise.all(['ai', 'evidence'].map(loadTexts))

    expect(i18n.t('evidence:forest.favoursTreatment')).toBe('Favors treatment')
    expect(i18n.t('ai:answer.heading')).toBe('What to know')
  })
})
