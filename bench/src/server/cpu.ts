import { readFile } from 'node:fs/promises'

/** CPU time that a process has used, in its own code and in the kernel, of all its threads; NaN where there is no `/proc`. */
export async function readCpuMs(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // After the name in brackets, which may hold spaces: `utime` and `stime`, in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
