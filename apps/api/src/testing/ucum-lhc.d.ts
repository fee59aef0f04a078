// The package has no types of its own; only what is asked of it stands here.
declare module '@lhncbc/ucum-lhc' {
  type Units = {
    validateUnitString(code: string): { status: 'valid' | 'invalid' | 'error' }
    convertUnitTo(
      from: string,
      value: number,
      to: string,
    ): { status: 'succeeded'; toVal: number } | { status: 'failed' | 'error'; toVal: null }
  }
  const ucum: { UcumLhcUtils: { getInstance(): Units } }
  export default ucum
}
