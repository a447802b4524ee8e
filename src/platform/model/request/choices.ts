/** Choices of requests and of issued documents. */
import { defineChoice } from '#language/choice.ts';
import { letterDelivery } from './delivery.ts';

/** Whether it is valid today, apart from its dates: expired and near expiry are computed, never stored. */
export const dossierState = defineChoice('dossierState', {
  group: 'DOSSIER_STATE',
  title: ['สถานะแฟ้มเรื่อง', 'Dossier status'],
  values: {
    pending: { key: '0', label: ['รอพิจารณา', 'Pending'] },
    inForce: { key: '1', label: ['มีผลใช้บังคับ', 'In force'] },
    suspended: { key: '4', label: ['พักใช้', 'Suspended'] },
    revoked: { key: '5', label: ['เพิกถอน', 'Revoked'] },
    cancelled: { key: '6', label: ['ยกเลิก', 'Cancelled'] },
    refused: { key: '7', label: ['ไม่ได้รับอนุมัติ', 'Refused'] },
    // It was granted for one purpose, which another document has fulfilled.
    usedUp: { key: '8', label: ['ใช้สิทธิแล้ว', 'Used up'] },
  },
});

export const requestOrigin = defineChoice('requestOrigin', {
  group: 'REQUEST_ORIGIN',
  title: ['ที่มาของคำขอ', 'Request origin'],
  values: {
    filed: { key: '1', label: ['ยื่นผ่านระบบ', 'Filed online'] },
    register: { key: '2', label: ['เจ้าหน้าที่บันทึกจากเอกสาร', 'Recorded by an officer'] },
    office: { key: '3', label: ['เจ้าหน้าที่จัดทำหรือยื่นแทน', 'Prepared or filed by an officer'] },
  },
});

export const requestChoices = [dossierState, requestOrigin, letterDelivery] as const;

declare module '#language/registry.ts' {
  interface Choices {
    dossierState: typeof dossierState;
    requestOrigin: typeof requestOrigin;
  }
}
