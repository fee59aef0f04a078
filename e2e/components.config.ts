import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

/** The tests of the components alone, which need no server of the product. */
const { webServer: _, ...settings } = config

export default defineConfig({ ...settings, testMatch: 'design-system.spec.ts' })
