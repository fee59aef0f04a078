import type { Newcomer, ProviderName } from '@auscult/contract/auth/providers.ts'

/** A person a provider vouches for who has no account yet, with the secret of the page that brought them back. */
export type VouchedNewcomer = Newcomer & { provider: ProviderName; verifier: string }

/**
 * In memory and nowhere else: an entry of the browser's history would open the account for whoever presses Back at a shared computer
 * within the half hour.
 */
let kept: VouchedNewcomer | undefined

export function keepNewcomer(newcomer: VouchedNewcomer): void {
  kept = newcomer
}

export function findNewcomer(): VouchedNewcomer | undefined {
  return kept
}

/** To be called when the page of the consents is left. */
export function forgetNewcomer(): void {
  kept = undefined
}
