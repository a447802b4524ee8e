/**
 * Choices of the law that code depends on. The department has not published its own numbering, so the keys are ours;
 * they are lookup rows, and the true ones can replace them without a change of code.
 */
import { defineChoice } from '#language/choice.ts';

/** Hazardous Substance Act B.E. 2535, section 18: the four types, from "follow the rules" to "prohibited". */
export const hazType = defineChoice('hazType', {
  group: 'HAZ_TYPE',
  title: ['ชนิดวัตถุอันตราย', 'Type of hazardous substance'],
  values: {
    type1: { key: '1', label: ['ชนิดที่ 1', 'Type 1'] },
    type2: { key: '2', label: ['ชนิดที่ 2', 'Type 2'] },
    type3: { key: '3', label: ['ชนิดที่ 3', 'Type 3'] },
    type4: { key: '4', label: ['ชนิดที่ 4', 'Type 4'] },
  },
});

export const operation = defineChoice('operation', {
  group: 'OPERATION',
  title: ['การดำเนินการ', 'Operation'],
  values: {
    import: { key: '1', label: ['นำเข้า', 'Import'] },
    export: { key: '2', label: ['ส่งออก', 'Export'] },
    transit: { key: '3', label: ['นำผ่าน', 'Transit'] },
    manufacture: { key: '4', label: ['ผลิต', 'Manufacture'] },
    possess: { key: '5', label: ['มีไว้ในครอบครอง', 'Possess'] },
    reimport: { key: '6', label: ['นำกลับเข้ามา', 'Re-import'] },
    reexport: { key: '7', label: ['ส่งกลับออกไป', 'Re-export'] },
  },
});

export const requestType = defineChoice('requestType', {
  group: 'REQUEST_TYPE',
  title: ['ประเภทคำขอ', 'Request type'],
  values: {
    new: { key: '1', label: ['ขอใหม่', 'New'] },
    renew: { key: '2', label: ['ต่ออายุ', 'Renew'] },
    change: { key: '3', label: ['แก้ไขเปลี่ยนแปลง', 'Change'] },
    cancel: { key: '4', label: ['ยกเลิก', 'Cancel'] },
  },
});

export const requestStatus = defineChoice('requestStatus', {
  group: 'REQUEST_STATUS',
  title: ['สถานะคำขอ', 'Request status'],
  values: {
    draft: { key: '01', label: ['ฉบับร่าง', 'Draft'] },
    submitted: { key: '02', label: ['ยื่นคำขอ (รอเจ้าหน้าที่รับเรื่อง)', 'Submitted'] },
    editRequested: { key: '03', label: ['ขอให้แก้ไข', 'Sent back for correction'] },
    editRequestedNsw: { key: '04', label: ['ขอให้แก้ไข (จาก NSW)', 'Sent back for correction (NSW)'] },
    waitCustoms: { key: '05', label: ['รอด่านรับคำขอ', 'Waiting for the checkpoint to receive'] },
    notReceivedCustoms: { key: '06', label: ['ด่านไม่รับคำขอ', 'Declined by the checkpoint'] },
    waitCenter: { key: '07', label: ['รอส่วนกลางอนุมัติ', 'Waiting for central approval'] },
    notReceivedCenter: { key: '08', label: ['ส่วนกลางไม่รับคำขอ', 'Declined by the central office'] },
    waitDocument: { key: '09', label: ['ด่านรอเอกสารต้นฉบับ', 'Checkpoint waiting for original documents'] },
    underReview: { key: '10', label: ['อยู่ระหว่างพิจารณา', 'Under review'] },
    waitSign: { key: '11', label: ['รอผู้มีอำนาจลงนาม', 'Waiting for the signatory'] },
    waitPayment: { key: '12', label: ['รอชำระค่าธรรมเนียม', 'Waiting for payment'] },
    waitConfirm: { key: '13', label: ['รอผู้ประกอบการยืนยัน', 'Waiting for the operator to confirm'] },
    waitInspectionNotice: { key: '14', label: ['รอแจ้งตรวจสินค้า', 'Waiting for the inspection notice'] },
    waitRelease: { key: '15', label: ['รอตรวจปล่อย', 'Waiting for release'] },
    waitVisit: { key: '16', label: ['รอตรวจสถานที่', 'Waiting for the site visit'] },
    waitLaboratory: { key: '17', label: ['รอผลวิเคราะห์', 'Waiting for the analysis result'] },
    approved: { key: '20', label: ['อนุมัติ', 'Approved'] },
    notApproved: { key: '21', label: ['ไม่อนุมัติ', 'Refused'] },
    cancelled: { key: '22', label: ['ยกเลิก', 'Cancelled'] },
  },
});

export const certStatus = defineChoice('certStatus', {
  group: 'CERT_STATUS',
  title: ['สถานะใบสำคัญ', 'Certificate status'],
  values: {
    valid: { key: '1', label: ['ใช้ได้', 'Valid'] },
    nearExpiry: { key: '2', label: ['ใกล้หมดอายุ', 'Near expiry'] },
    expired: { key: '3', label: ['หมดอายุ', 'Expired'] },
    suspended: { key: '4', label: ['พักใช้', 'Suspended'] },
    revoked: { key: '5', label: ['เพิกถอน', 'Revoked'] },
    cancelled: { key: '6', label: ['ยกเลิก', 'Cancelled'] },
    usedUp: { key: '8', label: ['ใช้สิทธิแล้ว', 'Used up'] },
  },
});

export const feeStatus = defineChoice('feeStatus', {
  group: 'FEE_STATUS',
  title: ['สถานะค่าธรรมเนียม', 'Fee status'],
  values: {
    waitPayment: { key: '01', label: ['รอชำระ', 'Waiting for payment'] },
    waitBank: { key: '02', label: ['รอผลธนาคาร', 'Waiting for the bank'] },
    paid: { key: '03', label: ['ชำระแล้ว', 'Paid'] },
    overdue: { key: '04', label: ['เกินกำหนด', 'Overdue'] },
    cancelled: { key: '05', label: ['ยกเลิก', 'Cancelled'] },
    waived: { key: '06', label: ['ยกเว้น', 'Waived'] },
    debitFailed: { key: '07', label: ['หักบัญชีไม่สำเร็จ', 'Direct debit failed'] },
  },
});

export const hazMgtStatus = defineChoice('hazMgtStatus', {
  group: 'HAZ_MGT_STATUS',
  title: ['สถานะการซื้อขาย', 'Sale status'],
  values: {
    draft: { key: '01', label: ['ร่าง', 'Draft'] },
    sent: { key: '02', label: ['ส่งคำขอแล้ว', 'Request sent'] },
    purchaseApproved: { key: '03', label: ['อนุมัติซื้อ', 'Purchase approved'] },
    editRequested: { key: '04', label: ['ขอแก้ไขการซื้อ', 'Purchase correction requested'] },
    purchaseCancelled: { key: '05', label: ['ยกเลิกการซื้อ', 'Purchase cancelled'] },
    cancelled: { key: '06', label: ['ยกเลิก', 'Cancelled'] },
  },
});

export const releaseResult = defineChoice('releaseResult', {
  group: 'RELEASE_RESULT',
  title: ['ผลการตรวจปล่อย', 'Release result'],
  values: {
    released: { key: '1', label: ['ตรวจปล่อย', 'Released'] },
    releasedOnCondition: {
      key: '2',
      label: ['ตรวจปล่อยแบบมีเงื่อนไข (รอผลวิเคราะห์)', 'Released on condition (awaiting analysis)'],
    },
    sequestrated: { key: '3', label: ['อายัด', 'Sequestrated'] },
    sentBack: { key: '4', label: ['ส่งกลับ', 'Sent back'] },
    destroyed: { key: '5', label: ['ทำลาย', 'Destroyed'] },
    notAsDeclared: { key: '6', label: ['ไม่ตรวจพบสินค้า/ปริมาณไม่ตรง', 'Goods not found or quantity differs'] },
  },
});

export const feeExcludeType = defineChoice('feeExcludeType', {
  group: 'FEE_EXCLUDE_TYPE',
  title: ['ประเภทการยกเว้นค่าธรรมเนียม', 'Fee waiver type'],
  values: {
    period: { key: '1', label: ['ช่วงเวลา', 'Time period'] },
    agency: { key: '2', label: ['หน่วยงาน', 'Agency'] },
    objective: { key: '3', label: ['วัตถุประสงค์', 'Objective'] },
    country: { key: '4', label: ['ประเทศ', 'Country'] },
    productType: { key: '5', label: ['ประเภทสินค้า', 'Product type'] },
    goodsValue: { key: '6', label: ['มูลค่าสินค้ารวม', 'Total value of goods'] },
  },
});

export const documentType = defineChoice('documentType', {
  group: 'DOCUMENT_TYPE',
  title: ['ประเภทเอกสาร', 'Document type'],
  values: {
    sampleManufacture: { key: '01', label: ['ใบอนุญาตผลิตตัวอย่างวัตถุอันตราย', 'Sample manufacture permit'] },
    sampleImport: { key: '02', label: ['ใบอนุญาตนำเข้าตัวอย่างวัตถุอันตราย', 'Sample import permit'] },
    registrationImport: { key: '03', label: ['ใบสำคัญการขึ้นทะเบียน (นำเข้า)', 'Registration (import)'] },
    registrationManufacture: { key: '04', label: ['ใบสำคัญการขึ้นทะเบียน (ผลิต)', 'Registration (manufacture)'] },
    storageLocation: { key: '05', label: ['หนังสือรับรองสถานที่เก็บรักษา', 'Storage-location certificate'] },
    manufactureLocation: { key: '06', label: ['หนังสือรับรองสถานที่ผลิต', 'Manufacture-location certificate'] },
    ruling: { key: '07', label: ['หนังสือตอบข้อหารือ', 'Ruling letter'] },
    licenceImport: { key: '08', label: ['ใบอนุญาตนำเข้า (ชนิดที่ 3)', 'Import licence (type 3)'] },
    licenceExport: { key: '09', label: ['ใบอนุญาตส่งออก (ชนิดที่ 3)', 'Export licence (type 3)'] },
    licenceManufacture: { key: '10', label: ['ใบอนุญาตผลิต (ชนิดที่ 3)', 'Manufacture licence (type 3)'] },
    licencePossess: { key: '11', label: ['ใบอนุญาตมีไว้ในครอบครอง (ชนิดที่ 3)', 'Possession licence (type 3)'] },
    noticeImport: { key: '12', label: ['ใบรับแจ้งนำเข้า (ชนิดที่ 2)', 'Import notice (type 2)'] },
    noticeExport: { key: '13', label: ['ใบรับแจ้งส่งออก (ชนิดที่ 2)', 'Export notice (type 2)'] },
    noticeManufacture: { key: '14', label: ['ใบรับแจ้งผลิต (ชนิดที่ 2)', 'Manufacture notice (type 2)'] },
    noticePossess: { key: '15', label: ['ใบรับแจ้งมีไว้ในครอบครอง (ชนิดที่ 2)', 'Possession notice (type 2)'] },
    informImport: { key: '16', label: ['ใบแจ้งข้อเท็จจริงการนำเข้า', 'Fact notice of import'] },
    informExport: { key: '17', label: ['ใบแจ้งข้อเท็จจริงการส่งออก', 'Fact notice of export'] },
    transitNotice: { key: '18', label: ['ใบรับแจ้งนำผ่าน (ชนิดที่ 1 และ 2)', 'Transit notice (types 1 and 2)'] },
    transitLicence: { key: '19', label: ['ใบอนุญาตนำผ่าน (ชนิดที่ 3)', 'Transit licence (type 3)'] },
    inspection: { key: '20', label: ['ใบแจ้งตรวจสินค้า', 'Inspection notice'] },
    release: { key: '21', label: ['ใบตรวจปล่อย', 'Release'] },
    openInspection: { key: '22', label: ['บันทึกเปิดตรวจ', 'Open-inspection record'] },
    sampling: { key: '23', label: ['บันทึกเก็บตัวอย่าง', 'Sampling record'] },
    sendSampling: { key: '24', label: ['ใบส่งตัวอย่าง', 'Sample submission'] },
    samplingAnalysis: { key: '25', label: ['รายงานผลวิเคราะห์', 'Analysis result'] },
    sequestrate: { key: '26', label: ['หนังสืออายัด', 'Sequestration'] },
    cancelSequestrate: { key: '27', label: ['หนังสือถอนอายัด', 'Cancellation of sequestration'] },
    freeSale: { key: '28', label: ['หนังสือรับรองการขาย', 'Free-sale certificate'] },
    healthCertificate: { key: '29', label: ['ใบรับรองสุขอนามัย', 'Health certificate'] },
    toWhom: { key: '30', label: ['หนังสือรับรอง To whom it may concern', 'To-whom letter'] },
    holderRegistration: { key: '90', label: ['การลงทะเบียนผู้ประกอบการ', 'Registration of an operator'] },
    employeeRegistration: { key: '91', label: ['การลงทะเบียนพนักงาน', 'Registration of an employee'] },
    officerRegistration: { key: '92', label: ['การลงทะเบียนเจ้าหน้าที่', 'Registration of an officer'] },
  },
});

export const physicalState = defineChoice('physicalState', {
  group: 'PHYSICAL_STATE',
  title: ['สถานะทางกายภาพ', 'Physical state'],
  values: {
    solid: { key: 'S', label: ['ของแข็ง', 'Solid'] },
    liquid: { key: 'L', label: ['ของเหลว', 'Liquid'] },
  },
});

export const riskLevel = defineChoice('riskLevel', {
  group: 'RISK_LEVEL',
  title: ['ระดับความเสี่ยง', 'Risk level'],
  values: {
    high: { key: 'H', label: ['สูง', 'High'] },
    medium: { key: 'M', label: ['กลาง', 'Medium'] },
    low: { key: 'L', label: ['ต่ำ', 'Low'] },
  },
});

export const checkResult = defineChoice('checkResult', {
  group: 'CHECK_RESULT',
  title: ['ผลการตรวจสอบ', 'Check result'],
  values: {
    passed: { key: '1', label: ['ผ่าน', 'Passed'] },
    notPassed: { key: '2', label: ['ไม่ผ่าน', 'Not passed'] },
  },
});

export const signMode = defineChoice('signMode', {
  group: 'SIGN_MODE',
  title: ['การลงนาม', 'Signature'],
  values: {
    signed: { key: '1', label: ['ลงนามอิเล็กทรอนิกส์', 'Signed electronically'] },
    notSigned: { key: '2', label: ['ไม่ลงนาม', 'Not signed'] },
  },
});

export const paymentChannel = defineChoice('paymentChannel', {
  group: 'PAYMENT_CHANNEL',
  title: ['ช่องทางชำระเงิน', 'Payment channel'],
  values: {
    autoDebit: { key: '1', label: ['หักบัญชีอัตโนมัติ', 'Direct debit'] },
    qr: { key: '2', label: ['คิวอาร์โค้ด (QR)', 'QR code'] },
    bankCounter: { key: '3', label: ['เคาน์เตอร์ธนาคาร', 'Bank counter'] },
    cash: { key: '4', label: ['เงินสด', 'Cash'] },
    cheque: { key: '5', label: ['เช็ค', 'Cheque'] },
  },
});

export const route = defineChoice('route', {
  group: 'ROUTE',
  title: ['ทางที่ได้รับสัมผัส', 'Route of exposure'],
  values: {
    oral: { key: '1', label: ['ทางปาก', 'Oral'] },
    dermal: { key: '2', label: ['ทางผิวหนัง', 'Dermal'] },
    inhalation: { key: '3', label: ['ทางหายใจ', 'Inhalation'] },
  },
});

export const businessChoices = [
  hazType,
  operation,
  requestType,
  requestStatus,
  certStatus,
  feeStatus,
  hazMgtStatus,
  releaseResult,
  feeExcludeType,
  documentType,
  physicalState,
  riskLevel,
  checkResult,
  signMode,
  paymentChannel,
  route,
] as const;

declare module '#language/registry.ts' {
  interface Choices {
    hazType: typeof hazType;
    operation: typeof operation;
    requestType: typeof requestType;
    requestStatus: typeof requestStatus;
    certStatus: typeof certStatus;
    feeStatus: typeof feeStatus;
    hazMgtStatus: typeof hazMgtStatus;
    releaseResult: typeof releaseResult;
    feeExcludeType: typeof feeExcludeType;
    documentType: typeof documentType;
    physicalState: typeof physicalState;
    riskLevel: typeof riskLevel;
    checkResult: typeof checkResult;
    signMode: typeof signMode;
    paymentChannel: typeof paymentChannel;
    route: typeof route;
  }
}
