/** 'y' is 'e' before an i sound: 'insulina' but not 'hierro'. */
export function spanishAnd(next: string): string {
  return /^[«“]?h?[ií](?![aeou])/iu.test(next) ? 'e' : 'y'
}

/** 'o' is 'u' before an o sound. */
export function spanishOr(next: string): string {
  return /^[«“]?h?[oó]/iu.test(next) ? 'u' : 'o'
}
