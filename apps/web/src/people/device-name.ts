import type { Device } from '@auscult/contract/auth/device.ts'
import { useTranslation } from 'react-i18next'

/** What somebody logged in with, as 'Firefox on Windows'. The texts are `layout`. */
export function useDeviceName(): (device: Device) => string {
  const { t } = useTranslation('layout')
  return (device) => {
    const { browser = null, system = null } = device ?? {}
    if (browser === null) return system === null ? t('device.unknown') : t('device.system', { system })
    return system === null ? browser : t('device.both', { browser, system })
  }
}
